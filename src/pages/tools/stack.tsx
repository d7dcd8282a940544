/** /tools/stack: what DataHub shows of the systems that a reader runs, and how to connect them. `?run=` lists them. */
import Link from '@docusaurus/Link';
import TextPage from '@site/src/components/TextPage';
import Tool from '@site/src/features/stack/Tool';
import type {ReactNode} from 'react';

export default function MyStack(): ReactNode {
  return (
    <TextPage
      isTool
      title="My stack"
      description="Choose the systems that you run to see their lineage in one picture, what DataHub shows of each, and how to connect them in order with the least access."
    >
      <p>
        Choose what you run, such as Snowflake, dbt, and Looker. You get the lineage between them as
        one picture, what DataHub shows of each and what it doesn’t, and the steps that connect them
        in order: the least access, a recipe, and a schedule. The address of the page contains your
        choice, so you can share or print it. See{' '}
        <Link to="/tools/stack?run=postgres,kafka,snowflake,dbt,looker,mlflow">
          the stack of acme
        </Link>
        , the example company. Tools that push metadata, such as{' '}
        <Link to="/docs/lineage/airflow">Airflow</Link> and{' '}
        <Link to="/docs/metadata-integration/java/acryl-spark-lineage">Spark</Link>, need no recipe
        and aren’t listed.
      </p>
      <noscript>
        <p>
          Choosing needs JavaScript. <Link to="/integrations">Integrations</Link> lists all systems,{' '}
          <Link to="/docs/generated/lineage/automatic-lineage-extraction">
            Automatic lineage extraction
          </Link>{' '}
          compares their lineage, and the page of each source has its privileges and its recipe.
        </p>
      </noscript>
      <Tool />
    </TextPage>
  );
}
