/** The state of the page, as stored in the URL. */
import {type Choice, FACETS, NO_CHOICE} from './facets';
import {BY_NAME} from './sort';

/** The views of the catalog: the values of `view` in the URL. */
export const VIEWS = ['cards', 'matrix', 'compare'] as const;

/** One of the views. */
export type View = (typeof VIEWS)[number];

/** What the catalog shows. */
export type State = {
  text: string;
  choice: Choice;
  sort: string;
  view: View;
  /** Ids of the sources to compare, some of which may not exist. */
  compare: readonly string[];
};

const isView = (name: string | null): name is View =>
  (VIEWS as readonly (string | null)[]).includes(name);

/** A URL that has sources to compare but no view shows the comparison. */
function readView(params: URLSearchParams, compare: readonly string[]): View {
  const name = params.get('view');
  if (isView(name)) return name;
  return compare.length > 0 ? 'compare' : 'cards';
}

const list = (text: string | null) => (text ?? '').split(',').filter(Boolean);

/** @param search query string of the URL */
export function readState(search: string): State {
  const params = new URLSearchParams(search);
  const compare = list(params.get('compare'));
  const choice = {...NO_CHOICE};
  for (const facet of FACETS) choice[facet] = [...new Set(params.getAll(facet))];
  return {
    text: params.get('q') ?? '',
    choice,
    sort: params.get('sort') ?? BY_NAME,
    view: readView(params, compare),
    compare,
  };
}

function viewParam({view, compare}: State): string {
  return view === (compare.length > 0 ? 'compare' : 'cards') ? '' : view;
}

/**
 * @param search query string to start with, whose other parameters are preserved
 * @returns the query string of a state, as short as possible; empty for the default state
 */
export function writeState(state: State, search = ''): string {
  const params = new URLSearchParams(search);
  const set = (name: string, values: readonly string[]) => {
    params.delete(name);
    values.filter(Boolean).forEach((value) => params.append(name, value));
  };
  set('q', [state.text.trim()]);
  for (const facet of FACETS) set(facet, state.choice[facet]);
  set('sort', [state.sort]);
  set('view', [viewParam(state)]);
  set('compare', [state.compare.join(',')]);
  const text = params.toString().replaceAll('%2C', ',');
  return text === '' ? '' : `?${text}`;
}
