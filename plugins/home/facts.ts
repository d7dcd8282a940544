/** The data of the pages, from the reference facts and the loaded docs. */
import fs from 'node:fs';
import path from 'node:path';
import type {LoadedContent as LoadedDocs} from '@docusaurus/plugin-content-docs';
import {aliasedSitePathToRelativePath} from '@docusaurus/utils';
import {loadReference} from '../reference';
import {catalog} from '../integrations/catalog';
import {checkedIntegrations} from '../integrations/facts';
import {adopters} from './adopters';
import {homeData} from './home';
import {newsOf} from './news';
import {homePictures} from './pictures';
import {readSourceMap} from '../gen-docs/source-map';
import {loadVersion} from '../releases/load';
import {NEXT} from '../releases/model';
import type {DocsNews, HomeData} from '../../src/features/home/model';

/**
 * @param root absolute path of the project
 * @throws ReferenceDataError if the facts have problems
 */
export function pageFacts(
  root: string,
  {loadedVersions}: LoadedDocs,
): {home: HomeData; news: DocsNews} {
  const latest = loadedVersions.find(({isLast}) => isLast);
  const release = loadedVersions.find(({isLast}) => !isLast)?.label ?? '';
  const docs = latest?.docs ?? [];
  const permalinks = new Set(docs.map(({permalink}) => permalink));
  const reference = loadReference(root);
  const cards = catalog(reference, checkedIntegrations(root), (page) =>
    permalinks.has(`${latest?.path}/${page}`),
  );
  const sources = readSourceMap(root);
  const textsOf = ({source}: {source: string}) => {
    const file = aliasedSitePathToRelativePath(source);
    const finished = fs.readFileSync(path.join(root, file), 'utf8');
    const written = sources[file.replace(/^genDocs\/docs\//, '')] ?? '';
    const handWritten = /\.mdx?$/.test(written);
    return {
      finished,
      written: handWritten ? fs.readFileSync(path.join(root, written), 'utf8') : '',
    };
  };
  // What would have badges in a version without older ones.
  const {badge} = loadVersion(root, NEXT, release === '' ? [] : [release]);
  const news = newsOf(docs, textsOf, (since) => badge(since) !== undefined);
  const home = {
    ...homeData(reference, cards),
    ...adopters(root),
    pictures: homePictures(root),
  };
  return {home, news: {release, ...news}};
}
