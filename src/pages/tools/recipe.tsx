/** /tools/recipe: builds, checks, and explains a recipe. `?source=` is the plugin, `?version=`, `?start=`, and `?set=` the choices. */
import Link from '@docusaurus/Link';
import TextPage from '@site/src/components/TextPage';
import Tool from '@site/src/features/recipe-tool/Tool';
import type {ReactNode} from 'react';

export default function RecipeTool(): ReactNode {
  return (
    <TextPage
      isTool
      title="Recipe builder and checker"
      description="Build a DataHub ingestion recipe with a form, or paste one: each line is checked as you type, explained, and turned into commands, a CronJob, or a DAG."
    >
      <p>
        Choose a source and fill in the form, or paste your own recipe over the one shown. What you
        type stays in your browser; the URL contains only the source, the version, and the switches.{' '}
        <Link to="/docs/metadata-ingestion/recipe_overview">Recipes</Link> explains the parts of a
        recipe.
      </p>
      <noscript>
        <p>
          The form and the check need JavaScript. Without it, start from the recipe on the page of
          your <Link to="/docs/metadata-ingestion/source_overview">source</Link>, and{' '}
          <Link to="/docs/metadata-ingestion/recipe_editor">check it in your editor</Link>.
        </p>
      </noscript>
      <Tool />
    </TextPage>
  );
}
