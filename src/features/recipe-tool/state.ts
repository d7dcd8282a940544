/** The state of the page in the URL: source, version, what to start from, and the choices. Never a value that a reader typed. */
import type {Choices} from './model/choices';

export type State = {
  /** Plugin, such as `snowflake`; may not exist. */
  source: string;
  /** A release, or `next`; may not exist. */
  version: string;
  /** Slug of a scenario; empty for the starter recipe. */
  start: string;
  choices: Choices;
};

/** What the page shows without a query. */
export const FIRST_SOURCE = 'snowflake';

/** Version that the URL doesn't name. */
export const FIRST_VERSION = 'next';

/** No source has more switches; a URL may be arbitrarily long. */
const MOST_CHOICES = 100;

const NAME = /^[\w.<>-]{1,100}$/;

function readChoices(text: string): Choices {
  const pairs = text.split(' ').flatMap((one): [string, string][] => {
    const [name = '', value = ''] = one.split(':');
    return NAME.test(name) && NAME.test(value) ? [[name, value]] : [];
  });
  return Object.fromEntries(pairs.slice(0, MOST_CHOICES));
}

const named = (text: string | null, other: string) =>
  text !== null && NAME.test(text) ? text : other;

/** @param search query string of the URL */
export function readState(search: string): State {
  const params = new URLSearchParams(search);
  return {
    source: named(params.get('source'), FIRST_SOURCE),
    version: named(params.get('version'), FIRST_VERSION),
    start: named(params.get('start'), ''),
    choices: readChoices(params.get('set') ?? ''),
  };
}

/** @returns the query string, with other parameters as they were */
export function writeState({source, version, start, choices}: State, search: string): string {
  const params = new URLSearchParams(search);
  const put = (name: string, value: string, standard: string) => {
    if (value === standard) params.delete(name);
    else params.set(name, value);
  };
  const set = Object.entries(choices).map(([name, value]) => `${name}:${value}`);
  put('source', source, '');
  put('version', version, FIRST_VERSION);
  put('start', start, '');
  put('set', set.join(' '), '');
  return params.toString();
}
