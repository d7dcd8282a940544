/** What the documentation covers, counted from the facts it is generated from. */
import data from '@generated/home-data/default/home.json';
import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

const {counts} = data;

const FIGURES: readonly {count: number; text: string; to: string}[] = [
  {
    count: counts.sources,
    text: 'ingestion sources, each with every option explained',
    to: '/docs/metadata-ingestion/source_overview',
  },
  {
    count: counts.columnLineage,
    text: 'of them extract column-level lineage',
    to: '/docs/generated/lineage/automatic-lineage-extraction',
  },
  {
    count: counts.entities,
    text: 'entity types in an open metadata model',
    to: '/docs/metadata-modeling/metadata-model',
  },
  {
    count: counts.operations,
    text: 'GraphQL operations to read and change everything',
    to: '/docs/api/graphql/overview',
  },
];

export default function Figures(): ReactNode {
  return (
    <ul className={styles.figures} aria-label="DataHub in numbers">
      {FIGURES.map(({count, text, to}) => (
        <li key={to}>
          <Link to={to} className={styles.figure}>
            <b>{count}</b> <span>{text}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
