/** Marks of releases: passages are paired and not nested, and every mark names a release that there is. */
import {linesOutsideFences} from '../../../plugins/page-check/fences';
import type {Finding, Rule} from '../rule';

const MARK = /(?:<!--|\{\/\*)\s*(\/?)(since|until)\b(?:\s*:\s*([^\s*]*))?\s*(?:-->|\*\/\})/g;

/** @param releases names that a mark may have, as of reference/releases.yaml */
export function passages(releases: readonly string[]): Rule {
  return ({text}) => {
    const findings: Finding[] = [];
    let open: {kind: string; line: number; found: string} | undefined;
    linesOutsideFences(text).forEach((source, index) => {
      for (const [found, slash, kind = '', release] of source.matchAll(MARK)) {
        const line = index + 1;
        const report = (expected: string) => findings.push({line, found, expected});
        const isAlone = source.replace(found, '').replace(/[\s>]/g, '') === '';
        if (slash) {
          if (open === undefined) report(`a passage that it ends; none is open here`);
          else if (open.kind !== kind)
            report(`/${open.kind}, the end of the passage of line ${open.line}`);
          open = undefined;
        } else {
          if (release === undefined || !releases.includes(release)) {
            report(`one of the releases of reference/releases.yaml: ${releases.join(', ')}`);
          }
          if (!isAlone) continue;
          if (open !== undefined)
            report(`the end of the passage of line ${open.line} first: passages don't nest`);
          open = {kind, line, found};
        }
      }
    });
    if (open !== undefined) {
      const expected = `a line with the comment /${open.kind} where the passage ends`;
      findings.push({line: open.line, found: open.found, expected});
    }
    return findings;
  };
}
