/** A drawing of what an integration is, for those whose brand has no mark that anyone may use. */
import {
  Activity,
  BookA,
  Braces,
  BrainCircuit,
  ChartColumn,
  Contact,
  createLucideIcon,
  Database,
  FileBraces,
  FileSpreadsheet,
  FlaskConical,
  GitFork,
  IdCard,
  Layers,
  ListChecks,
  type LucideIcon,
  MessagesSquare,
  Network,
  Radio,
  Recycle,
  ScrollText,
  SearchCode,
  Shuffle,
  Tags,
  Warehouse,
  Workflow,
} from 'lucide-react';
import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import type {Integration} from '../../src/features/integrations/model/types';

/** A picture and the number of the tint below it; src/features/integrations/Mark has six tints. */
type Drawing = {icon: LucideIcon; tint: number};

/** By platform type. Types that are often mixed up have different tints. */
const BY_TYPE: Readonly<Record<string, Drawing>> = {
  'BI Tool': {icon: ChartColumn, tint: 1},
  CRM: {icon: Contact, tint: 5},
  Collaboration: {icon: MessagesSquare, tint: 4},
  'Data Lake': {icon: Layers, tint: 3},
  'Data Warehouse': {icon: Warehouse, tint: 3},
  Database: {icon: Database, tint: 0},
  'ETL/ELT': {icon: Shuffle, tint: 2},
  'Identity Provider': {icon: IdCard, tint: 4},
  ML: {icon: BrainCircuit, tint: 5},
  Metadata: {icon: Tags, tint: 0},
  Observability: {icon: Activity, tint: 2},
  Orchestrator: {icon: Workflow, tint: 2},
  'Query Engine': {icon: SearchCode, tint: 3},
  Streaming: {icon: Radio, tint: 1},
};

/** The site's own mark, static/img/favicon.svg, in the size and style of the other drawings. */
const Datahub = createLucideIcon('datahub', [
  [
    'path',
    {
      key: 'lines',
      d: 'M3.7 4.5h7.2a7.5 7.5 0 0 1 6.7 4M3.7 12h6.8M3.7 19.5h7.2a7.5 7.5 0 0 0 6.7-4',
    },
  ],
  ['circle', {key: 'node', cx: 19.2, cy: 12, r: 2.4, fill: 'currentColor'}],
]);

/** By id, for those that are more specific than their type. */
const BY_ID: Readonly<Record<string, LucideIcon>> = {
  'business-glossary': BookA,
  'csv-enricher': FileSpreadsheet,
  datahub: Datahub,
  datahubgc: Recycle,
  'demo-data': FlaskConical,
  'file-based-lineage': GitFork,
  'great-expectations': ListChecks,
  ldap: Network,
  'metadata-file': FileBraces,
  protobuf: Braces,
  'sql-queries': ScrollText,
};

const idOf = ({displayName = ''}: LucideIcon) => `drawn-${displayName}`;

function drawingOf({id, types}: Pick<Integration, 'id' | 'types'>): Drawing {
  const {icon, tint} = BY_TYPE[types[0] ?? ''] ?? {icon: Database, tint: 0};
  return {icon: BY_ID[id] ?? icon, tint};
}

/** Returns the id of the drawing in the sprite, and the tint of its tile. */
export function drawnMark(card: Pick<Integration, 'id' | 'types'>): {shape: string; tint: number} {
  const {icon, tint} = drawingOf(card);
  return {shape: idOf(icon), tint};
}

/** Returns the symbol of the drawing; its lines have the color of the text. */
export function drawnSymbol(card: Pick<Integration, 'id' | 'types'>): string {
  const {icon} = drawingOf(card);
  const [, lines = ''] =
    /^<svg[^>]*>(.*)<\/svg>$/s.exec(renderToStaticMarkup(createElement(icon))) ?? [];
  const style =
    'fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round"';
  return `<symbol id="${idOf(icon)}" viewBox="0 0 24 24" ${style}>${lines}</symbol>`;
}
