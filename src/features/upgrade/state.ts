/** The state of the page, in the URL: the releases, the installation, and what is in use. */
import {type Choice, NOTHING} from './model/plan';
import {FEATURES, PLACES, type UpgradeFacts} from './model/types';

/** For readers whose release is older than those of the list. */
export const EARLIER = 'earlier';

/** Characters of a parameter that are read: more than a link that names every source has. */
const LONGEST = 2000;

type Known = Pick<UpgradeFacts, 'releases' | 'compared' | 'sources'>;

function listIn(params: URLSearchParams, name: string, known: readonly string[]): string[] {
  const named = new Set((params.get(name) ?? '').slice(0, LONGEST).split(','));
  if (named.has(NOTHING)) return [NOTHING];
  return known.filter((one) => named.has(one));
}

/** @returns what a reader sees first: the newest release, from the one before it */
function start({releases, compared}: Known): {from: string; to: string} {
  const newest = releases.find(({date}) => date !== undefined);
  return {from: compared, to: newest?.name ?? compared};
}

/** @returns a function that reads the choice from the query string of a URL */
export function choiceReader(known: Known): (search: string) => Choice {
  const names = new Set([EARLIER, ...known.releases.map(({name}) => name)]);
  const sources = known.sources.map(({id}) => id);
  const first = start(known);
  return (search) => {
    const params = new URLSearchParams(search);
    const release = (name: 'from' | 'to') => {
      const value = params.get(name) ?? '';
      return names.has(value) ? value : first[name];
    };
    const to = release('to');
    return {
      from: release('from'),
      to: to === EARLIER ? first.to : to,
      place: PLACES.find((place) => place === params.get('on')),
      sources: listIn(params, 'sources', sources),
      features: listIn(params, 'features', FEATURES),
    };
  };
}

/** @returns a function that writes the choice to the query string, and leaves other parameters as they were */
export function choiceWriter(known: Known): (choice: Choice, search: string) => string {
  const first = start(known);
  return ({from, to, place, sources, features}, search) => {
    const params = new URLSearchParams(search);
    const set = (name: string, value: string) => {
      if (value === '') params.delete(name);
      else params.set(name, value);
    };
    // Both, because the first view changes with each release.
    const isFirst = from === first.from && to === first.to;
    set('from', isFirst ? '' : from);
    set('to', isFirst ? '' : to);
    set('on', place ?? '');
    set('sources', sources.join(','));
    set('features', features.join(','));
    return params.toString().replaceAll('%2C', ',');
  };
}
