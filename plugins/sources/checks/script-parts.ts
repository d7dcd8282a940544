/** Checks what ties scripts to purposes: purposes of the grants, parts that the code has once, modules that exist. */
import {placesOf, type Use} from '../../../src/features/grants/model/cut';
import {EVERYTHING} from '../../../src/features/grants/model/types';
import type {Problems} from '../../facts/problems';
import {reporter, type Report} from '../../facts/report';
import type {Key} from '../../facts/yaml-text';
import type {Access} from '../access-schema';
import type {LoadedSource} from '../load';

type Script = Access['scripts'][number];

/** Reports purposes that no grant has: a reader could never ask for them. */
function checkPurposes(
  use: Use,
  at: readonly Key[],
  known: ReadonlySet<string>,
  report: Report,
): void {
  for (const key of ['for', 'unless'] as const) {
    use[key]?.forEach((purpose, i) => {
      if (known.has(purpose)) return;
      const expected = `what a grant of this source is for: ${[...known].join(', ')}`;
      report([...at, key, i], {found: purpose, expected});
    });
  }
}

function checkParts({code, only}: Script, at: readonly Key[], report: Report): void {
  const ends: {start: number; end: number}[] = [];
  only?.forEach(({text}, i) => {
    const [place, ...others] = placesOf(code, text);
    const isApart = ({start, end}: {start: number; end: number}) =>
      ends.every((other) => end <= other.start || start >= other.end);
    let expected: string | undefined;
    if (!place || others.length > 0) {
      const times = place ? others.length + 1 : 0;
      expected = `text that occurs once in the code; it occurs ${times} times`;
    } else if (!isApart(place)) expected = 'text that no other part contains';
    else ends.push(place);
    if (expected !== undefined) report([...at, 'only', i, 'text'], {found: text, expected});
  });
}

/** Reports ties to what the source doesn't have, at the lines of its file. */
export function checkScriptParts({yaml, source}: LoadedSource, problems: Problems): void {
  const {access} = source;
  if (!access) return;
  const report = reporter(yaml, problems);
  const known = new Set([EVERYTHING, ...access.grants.flatMap((grant) => grant.for)]);
  const plugins = source.modules.map(({plugin}) => plugin);
  access.scripts.forEach((script, i) => {
    const at = ['access', 'scripts', i];
    checkPurposes(script, at, known, report);
    script.only?.forEach((part, k) => checkPurposes(part, [...at, 'only', k], known, report));
    checkParts(script, at, report);
    if (script.module === undefined || plugins.includes(script.module)) return;
    report([...at, 'module'], {
      found: script.module,
      expected: `a plugin: ${plugins.join(', ')}`,
    });
  });
}
