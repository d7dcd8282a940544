/** The pages of Next that Docusaurus loaded. */
import type {LoadedContent as LoadedDocs} from '@docusaurus/plugin-content-docs';
import type {AllContent} from '@docusaurus/types';

/**
 * @param allContent what the plugins of the site loaded
 * @returns a function that takes the path of a page below /docs/ and returns its URL, or undefined if there is no such page
 */
export function docsPageFinder(allContent: AllContent): (page: string) => string | undefined {
  const docs = allContent['docusaurus-plugin-content-docs']?.['default'] as LoadedDocs;
  const current = docs.loadedVersions.find(({isLast}) => isLast);
  const permalinks = new Set(current?.docs.map(({permalink}) => permalink));
  return (page) => {
    const permalink = `${current?.path}/${page}`;
    return permalinks.has(permalink) ? permalink : undefined;
  };
}
