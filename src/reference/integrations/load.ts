/** Reads the integrations catalog from reference/integrations.yaml. */
import type {Problems} from '../problems';
import {yamlFiles} from '../sources/shared';
import {check, keyPath, readYaml} from '../yaml-file';
import {checkCards, checkSources, type Report} from './checks';
import {integrationsSchema, type Integrations} from './schema';

const FILE = 'reference/integrations.yaml';
const EMPTY: Integrations = {
  platform_types: [],
  connection_types: [],
  features: [],
  cards: [],
  sources_without_card: [],
};

/** Path below /docs/ of the page of an ingestion source. */
export function sourcePath(slug: string): string {
  return `generated/ingestion/sources/${slug}`;
}

/**
 * Loads the catalog. Each source of reference/sources/ must stand in it once, with a card or without.
 *
 * @param root absolute path of the project
 * @param problems receives what is wrong; the answer is empty if the file does not fit the schema
 */
export function loadIntegrations(root: string, problems: Problems): Integrations {
  const yaml = readYaml(root, FILE, problems);
  const data = yaml && check(yaml, integrationsSchema, problems);
  if (!data) return EMPTY;
  const report: Report = (keys, problem) =>
    problems.add({file: FILE, line: yaml.lineOf(keys), key: keyPath(keys), ...problem});
  const slugs = yamlFiles(root, 'reference/sources').map((file) =>
    file.slice('reference/sources/'.length, -'.yaml'.length),
  );
  checkSources(data, slugs, report);
  const cards = data.cards.map(({id, source, docs_path: docs, ...card}) => ({
    ...card,
    id: id ?? source ?? '',
    source,
    docs_path: source === undefined ? docs : sourcePath(source),
  }));
  checkCards({...data, cards}, report);
  return {...data, cards};
}
