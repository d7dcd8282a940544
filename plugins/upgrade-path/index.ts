/**
 * Provides the data of the upgrade path in `@generated/upgrade-path/default/`: `facts.json`, the notes on upgrades; and
 * `details.json`, changes of fields, variables, and types, which the page loads on request.
 */
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {docsPageFinder} from '../common/docs-pages';
import {loadReference} from '../reference';
import {changesOf, hasChanges} from '../whats-new';
import {detailsOf} from './details';
import {upgradeFacts} from './facts';

export default function upgradePath({siteDir}: LoadContext): Plugin {
  return {
    name: 'upgrade-path',
    getPathsToWatch: () => [path.join(siteDir, 'reference/{releases.yaml,tables/*.yaml}')],
    async allContentLoaded({allContent, actions}) {
      const urlOf = docsPageFinder(allContent);
      const reference = loadReference(siteDir);
      const {version, sources} = reference;
      const details = hasChanges(version)
        ? detailsOf(changesOf(siteDir, version), sources, urlOf)
        : [];
      await actions.createData('facts.json', JSON.stringify(upgradeFacts(reference)));
      await actions.createData('details.json', JSON.stringify(details));
    },
  };
}
