/** The chosen source and what a reader wants from it, from the URL. */
import DATA from '@generated/grants/default/grants.json';
import {useQueryState} from '@site/src/hooks/useQueryState';
import {known, least, offered, toggle, usual} from './model/least';
import {settingsFor} from './model/settings';
import type {GrantSource} from './model/types';
import {readState, writeState} from './state';

const [NEWEST = {name: '', label: ''}] = DATA.versions;

/** The sources of a version, A to Z. */
function sourcesOf(version: string): GrantSource[] {
  return DATA.sources.filter(({versions}) => versions.includes(version));
}

/** What a choice results in. */
function resultOf(source: GrantSource, chosen: readonly string[] | undefined) {
  const wanted = known(source, chosen ?? usual(source));
  const shown = offered(source, wanted);
  return {
    ...{source, wanted, shown},
    least: least(source, wanted),
    settings: settingsFor({...source, purposes: shown}, wanted),
  };
}

export type Result = ReturnType<typeof resultOf>;

export function useGrants() {
  const [state, setState] = useQueryState(readState, writeState);
  const version = DATA.versions.find(({name}) => name === state.version) ?? NEWEST;
  const sources = sourcesOf(version.name);
  const source = sources.find(({slug}) => slug === state.source);
  const result = source && resultOf(source, state.chosen);
  return {
    ...{versions: DATA.versions, version, sources, result},
    /** Set if the URL names a source that the version doesn't have. */
    missing: source ? undefined : state.source,
    chooseSource: (slug: string) =>
      setState((now) => ({...now, source: slug || undefined, chosen: undefined})),
    chooseVersion: (name: string) =>
      setState((now) => ({...now, version: name === NEWEST.name ? undefined : name})),
    choose: (chosen: string[] | undefined) => setState((now) => ({...now, chosen}), 'replace'),
    toggle: (id: string) => {
      if (!result) return;
      setState((now) => ({...now, chosen: toggle(result.source, result.wanted, id)}), 'replace');
    },
  };
}
