/** The files of the index. */
import type {IndexFile, PageText} from '../engine/format';
import {SearchIndex} from '../engine/search-index';
import {FetchedFiles} from '../fetched-files';

export class IndexFiles extends FetchedFiles {
  index(version: string): Promise<SearchIndex> {
    return this.get(version, 'index.json', (json) => new SearchIndex(json as IndexFile));
  }

  /** @param page position in the index */
  text(version: string, page: number): Promise<PageText> {
    return this.get(version, `text/${page}.json`, (json) => json as PageText);
  }
}
