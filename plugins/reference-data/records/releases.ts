/** Records of releases. */
import {rankOf} from '../../releases/model';
import type {KindInput} from '../kinds';
import type {ReleaseRecord} from '../shapes/tables';

/** The releases that a mark of the version can name: those up to it, the oldest first. */
export function releaseRecords({reference, releases, docsOf}: KindInput): ReleaseRecord[] {
  return releases.slice(0, rankOf(releases, reference.version.name) + 1).map(({name, date}) => {
    const docs = docsOf(name);
    return {id: name, date, documented: docs !== undefined, url: docs && `${docs}/features`};
  });
}
