/** What the search page is asked, as its address holds it: `?q=kafka&version=2.0.0&section=Deployment&show=40`. */
import {cutQuery} from '../longest-query';
import {ALL_VERSIONS} from '../types';

/** Pages that come at a time. */
export const STEP = 20;

/** More pages than this are not shown, whatever the address says. */
const MOST = 500;

export type SearchState = {
  /** Without spaces around it, and not too long; empty before anything is looked for. */
  query: string;
  /** Name of a version, or `ALL_VERSIONS`. */
  version: string;
  /** Part of the site; empty for all of them. May be one that there is not. */
  section: string;
  /** How many pages are shown, a multiple of `STEP`. */
  show: number;
};

/** A version of the docs, as far as an address tells it. */
type Version = {name: string; isLast: boolean};

const nameOfLatest = (versions: readonly Version[]) =>
  versions.find(({isLast}) => isLast)?.name ?? ALL_VERSIONS;

function readVersion(name: string | null, versions: readonly Version[]): string {
  const known = name === ALL_VERSIONS || versions.some((version) => version.name === name);
  return known && name !== null ? name : nameOfLatest(versions);
}

function readShow(text: string | null): number {
  const steps = Math.ceil(Number(text) / STEP);
  return Math.min(Math.max(steps || 1, 1) * STEP, MOST);
}

/** @param search query string of an address; a version that there is not means the latest */
export function readState(search: string, versions: readonly Version[]): SearchState {
  const params = new URLSearchParams(search);
  return {
    query: cutQuery((params.get('q') ?? '').trim()),
    version: readVersion(params.get('version'), versions),
    section: params.get('section') ?? '',
    show: readShow(params.get('show')),
  };
}

/** @returns the query string of a state, without what stands for itself: the latest version, all sections, the first pages */
export function writeState(state: SearchState, versions: readonly Version[]): string {
  const {query, version, section, show} = state;
  const params = new URLSearchParams({
    ...(query !== '' && {q: query}),
    ...(version !== nameOfLatest(versions) && {version}),
    ...(section !== '' && {section}),
    ...(show > STEP && {show: String(show)}),
  });
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}

/** Do two states ask the same, if perhaps for more or fewer of the pages? */
export function sameQuestion(one: SearchState, other: SearchState): boolean {
  return (
    one.query === other.query && one.version === other.version && one.section === other.section
  );
}
