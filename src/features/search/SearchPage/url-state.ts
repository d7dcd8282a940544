/** The state of the search page, as stored in its URL: `?q=kafka&version=2.0.0&section=Deployment&show=40`. */
import {cutQuery} from '../longest-query';
import {ALL_VERSIONS} from '../types';

/** Number of pages to show at a time. */
export const STEP = 20;

/** Maximum number of pages to show, regardless of the URL. */
const MAX_SHOWN = 500;

export type SearchState = {
  /** Trimmed, and not too long; empty before a search. */
  query: string;
  /** Name of a version, or `ALL_VERSIONS`. */
  version: string;
  /** Section of the site, which may not exist; empty for all sections. */
  section: string;
  /** How many pages to show: a multiple of `STEP`. */
  show: number;
};

/** The parts of a version that the URL depends on. */
type Version = {name: string; isLast: boolean};

const nameOfLatest = (versions: readonly Version[]) =>
  versions.find(({isLast}) => isLast)?.name ?? ALL_VERSIONS;

function readVersion(name: string | null, versions: readonly Version[]): string {
  const known = name === ALL_VERSIONS || versions.some((version) => version.name === name);
  return known && name !== null ? name : nameOfLatest(versions);
}

function readShow(text: string | null): number {
  const steps = Math.ceil(Number(text) / STEP);
  return Math.min(Math.max(steps || 1, 1) * STEP, MAX_SHOWN);
}

/** @param search query string of the URL; an unknown version means the latest */
export function readState(search: string, versions: readonly Version[]): SearchState {
  const params = new URLSearchParams(search);
  return {
    query: cutQuery((params.get('q') ?? '').trim()),
    version: readVersion(params.get('version'), versions),
    section: params.get('section') ?? '',
    show: readShow(params.get('show')),
  };
}

/** @returns the query string of a state, without defaults: the latest version, all sections, the first pages */
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

/** Returns whether two states have the same query, even if they show different numbers of pages. */
export function sameQuestion(one: SearchState, other: SearchState): boolean {
  return (
    one.query === other.query && one.version === other.version && one.section === other.section
  );
}
