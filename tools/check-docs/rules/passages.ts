/** Release marks: passages are paired and not nested, and every mark names an existing release. */
import {marksOf} from '../../../plugins/markdown-source';
import type {Rule} from '../rule';

/** @param releases names that a mark may have, from reference/releases.yaml */
export function passages(releases: readonly string[]): Rule {
  const expected = `one of the releases of reference/releases.yaml: ${releases.join(', ')}`;
  return ({text, file}) => {
    const {named, faults} = marksOf(text, file);
    const unknown = named
      .filter(({release: {since, until}}) => !releases.includes(since ?? until ?? ''))
      .map(({line, source}) => ({line, found: source, expected}));
    return [...faults, ...unknown];
  };
}
