/** Generates the files of the catalog, by name, from the facts in reference/. */
import fs from 'node:fs';
import path from 'node:path';
import {palettesOf} from '../../src/lib/contrast';
import {loadReference} from '../reference';
import {checkedIntegrations, checkIntegrationPages} from './facts';
import {Problems} from '../facts/problems';
import {catalog} from './catalog';
import {sprite, withMark} from './marks';
import {capabilityNotes} from './notes';

/**
 * @param root absolute path of the project
 * @param hasPage whether there is a page at a path below /docs/
 * @returns the text of each file
 * @throws ReferenceDataError if the facts are invalid, or a card links to a page that doesn't exist
 */
export function catalogFiles(
  root: string,
  hasPage: (path: string) => boolean,
): Record<string, string> {
  const reference = loadReference(root);
  const integrations = checkedIntegrations(root);
  const problems = new Problems();
  checkIntegrationPages(integrations, hasPage, problems);
  problems.throwIfAny();
  const looks = palettesOf(fs.readFileSync(path.join(root, 'src/css/tokens.css'), 'utf8'));
  const cards = catalog(reference, integrations, hasPage).map((card) => withMark(card, looks));
  return {
    'catalog.json': JSON.stringify(cards),
    'notes.json': JSON.stringify(capabilityNotes(reference.sources)),
    'marks.sprite': sprite(cards),
  };
}
