/** Answers about environment variables: default, effect, and who reads them. */
import {keyOf} from '../../../src/features/answers/model/key';
import type {Fact} from '../../../src/features/answers/model/fact';
import type {FactTables, TableRow} from '../../reference';
import {rowId} from '../../gen-docs/hand-written/row-id';
import type {Collected} from './collected';
import {bareText, inlineText} from '../../common/inline-text';
import type {VersionPages} from './pages';

/** The tables of variables, and the page and name of each, the most general last. */
const TABLES = [
  {table: 'environment', path: 'deploy/environment-vars', label: 'Environment variables'},
  {table: 'cli-environment', path: 'cli', label: 'CLI'},
];

/** Readers leave out the first word: `gms host` for `DATAHUB_GMS_HOST`, `oidc client id` for `AUTH_OIDC_CLIENT_ID`. */
const OWN_PREFIX = /^(?:DATAHUB|AUTH)_/;

const NOTHING = new Set(['none', '–', '-', '']);

function factOf({values}: TableRow, url: string, label: string): Fact {
  const [fallback, readBy] = [values['Default'], values['Read by']].map((cell) =>
    inlineText(String(cell ?? '')),
  );
  return {
    kind: 'variable',
    name: bareText(String(values['Variable'])),
    text: inlineText(String(values['Effect'])),
    details: {
      ...(fallback && !NOTHING.has(fallback) && {default: fallback}),
      ...(readBy && {readBy}),
    },
    places: [{label, url}],
  };
}

/** Adds the variables that the pages of the version have. */
export function addVariables(into: Collected, tables: FactTables, pages: VersionPages): void {
  const known = new Map<string, Fact>();
  for (const {table, path, label} of TABLES) {
    for (const row of tables.get(table)?.rows ?? []) {
      const url = pages.urlOf(path, rowId(String(row.values['Variable'])));
      if (url === undefined) continue;
      const fact = factOf(row, url, label);
      const first = known.get(fact.name);
      // The page of all variables repeats those of the CLI.
      if (first) first.places.push(...fact.places);
      else known.set(fact.name, fact);
    }
  }
  for (const fact of known.values()) into.add(keyOf(fact.name), fact);
  for (const fact of known.values()) {
    const short = keyOf(fact.name.replace(OWN_PREFIX, ''));
    if (!into.has(short)) into.add(short, {...fact, alias: true});
  }
}
