/** Collects what to grant to each source, in every version of the site. */
import type {Grant, GrantData, GrantSource, Script} from '../../src/features/grants/model/types';
import type {Reference} from '../reference';
import type {Source} from '../sources';
import {purposesOf} from './purposes';
import {codeText} from './text';

type Access = NonNullable<Source['access']>;

/** A value without keys that are undefined, which JSON leaves out, too. */
const lean = <T extends object>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

function grantOf({
  privilege,
  module,
  for: purposes,
  unless,
  missing,
  url,
}: Access['grants'][number]) {
  return lean({
    ...{privilege: codeText(privilege), module, for: purposes, unless, url},
    missing: missing === undefined ? undefined : codeText(missing),
  }) as Grant;
}

function scriptOf({lead, ...script}: Access['scripts'][number]) {
  return lean({...script, since: undefined, until: undefined, lead: codeText(lead)}) as Script;
}

function sourceOf(source: Source, access: Access): Omit<GrantSource, 'versions'> {
  const {about, grants, scripts, verify} = access;
  return lean({
    ...{slug: source.slug, name: source.name},
    ...(about !== undefined && {about: codeText(about)}),
    purposes: purposesOf(source),
    grants: grants.map(grantOf),
    scripts: scripts.map(scriptOf),
    ...(verify && {
      verify: {...verify, lead: codeText(verify.lead), expect: codeText(verify.expect)},
    }),
  });
}

/**
 * @param references the facts of each version of the site, Next first
 * @returns each source with access facts once for versions in which they are the same, A to Z
 */
export function grantData(references: readonly Reference[]): GrantData {
  const same = new Map<string, GrantSource>();
  for (const {version, sources} of references) {
    for (const source of sources) {
      if (!source.access) continue;
      const facts = sourceOf(source, source.access);
      const key = JSON.stringify(facts);
      const versions = [...(same.get(key)?.versions ?? []), version.name];
      same.set(key, {...facts, versions});
    }
  }
  return {
    versions: references.map(({version: {name, label}}) => ({name, label})),
    sources: [...same.values()].sort((a, b) => a.name.localeCompare(b.name, 'en')),
  };
}
