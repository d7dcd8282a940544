/** Reads the integrations catalog from reference/integrations.yaml. */
import path from 'node:path';
import type {Problems} from '../../facts/problems';
import {factFiles} from '../../facts/fact-files';
import {reporter} from '../../facts/report';
import {sourcePath, SOURCES_FOLDER} from '../../sources';
import {check, readYaml} from '../../facts/yaml-file';
import {checkCards, checkSources} from './checks';
import {integrationsSchema, type Integrations} from './schema';

const FILE = 'reference/integrations.yaml';
const EMPTY: Integrations = {
  platform_types: [],
  connection_types: [],
  features: [],
  cards: [],
  sources_without_card: [],
};

/**
 * Loads the catalog. Each source of reference/sources/ must be in it once, with or without a card.
 *
 * @param root absolute path of the project
 * @param problems collects problems; the result is empty if the file doesn't fit the schema
 */
export function loadIntegrations(root: string, problems: Problems): Integrations {
  const yaml = readYaml(root, FILE, problems);
  const data = yaml && check(yaml, integrationsSchema, problems);
  if (!data) return EMPTY;
  const report = reporter(yaml, problems);
  const slugs = factFiles(root, SOURCES_FOLDER).map((file) => path.posix.basename(file, '.yaml'));
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
