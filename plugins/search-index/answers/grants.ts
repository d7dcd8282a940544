/** Answers about what a source needs to be granted: the privileges, and scripts that grant them. */
import {grantsKey} from '../../../src/features/answers/model/key';
import {type Source, sourcePath} from '../../sources';
import type {Collected} from './collected';
import {inlineText} from '../../common/inline-text';
import type {VersionPages} from './pages';

/** The anchor of the section, which sources/pages/access.ts writes. */
const SECTION = 'access';

export function addGrants(into: Collected, sources: readonly Source[], pages: VersionPages): void {
  for (const {slug, name, access} of sources) {
    const url = pages.urlOf(sourcePath(slug), SECTION);
    if (!access || url === undefined) continue;
    into.add(grantsKey(slug), {
      kind: 'grants',
      name,
      text: inlineText(access.about ?? ''),
      parts: access.grants.map(({privilege}) => ({name: inlineText(privilege)})),
      scripts: access.scripts.map(({title, lead, language, code}) => ({
        title: title ?? inlineText(lead).replaceAll('`', '').replace(/:$/, ''),
        language,
        code: code.trim(),
      })),
      places: [{label: name, url}],
    });
  }
}
