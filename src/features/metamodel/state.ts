/** The state of the page, in the URL: the view, what is searched for, and what is open. */

/** What an aspect can be, besides its group. */
export const TRAITS = ['timeseries', 'searchable', 'patch'] as const;
export type Trait = (typeof TRAITS)[number];

export type State = {
  /** Name of the entity whose neighbors and aspects are shown. */
  entity: string;
  /** Name of its aspect that is open. */
  aspect: string;
  question: string;
  traits: Trait[];
  /** Only what is new in this release. */
  since: string;
  view: 'list' | 'graph';
};

/** The most characters that are read: names are shorter. */
export const LONGEST = 100;

/** @param search query string of the URL */
export function readState(search: string): State {
  const params = new URLSearchParams(search);
  const text = (name: string) => (params.get(name) ?? '').slice(0, LONGEST);
  const traits = new Set(text('only').split(','));
  return {
    entity: text('entity'),
    aspect: text('aspect'),
    question: text('q'),
    traits: TRAITS.filter((trait) => traits.has(trait)),
    since: text('since'),
    view: params.get('view') === 'graph' ? 'graph' : 'list',
  };
}

/** @returns the query string, with other parameters as they were */
export function writeState(state: State, search: string): string {
  const params = new URLSearchParams(search);
  const {entity, aspect, question, traits, since, view} = state;
  const texts = {
    ...{entity, aspect: entity === '' ? '' : aspect, q: question, only: traits.join(',')},
    ...{since, view: view === 'graph' ? view : ''},
  };
  for (const [name, value] of Object.entries(texts)) {
    if (value === '') params.delete(name);
    else params.set(name, value);
  }
  return params.toString().replaceAll('%2C', ',');
}
