/** The lists of pages that the plugin `page-list` writes, one a version, each loaded when it is needed. */
import type {ListedPage} from '@site/src/features/page-finder/model';
import type {Version} from './versions';

export type VersionPages = {label: string; pages: readonly ListedPage[]};

/** Loads the pages of a version. @throws Error if there is no connection */
export async function loadPages({name, label}: Version): Promise<VersionPages> {
  // Docusaurus keeps a file of its own beside the lists, `__plugin.json`.
  const list = (await import(
    /* webpackChunkName: "page-list-[request]", webpackExclude: /__plugin/ */
    `@generated/page-list/default/${name}.json`
  )) as {default: readonly ListedPage[]};
  return {label, pages: list.default};
}
