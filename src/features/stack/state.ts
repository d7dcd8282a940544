/** The state of the page, in the URL: the systems, what is wanted, and how they are named. Never a secret. */
import {DEFAULT_ENV} from './model/recipe';
import {type Want, WANTS} from './model/wants';

export type State = {
  /** Slugs of sources, some of which may not exist. */
  run: readonly string[];
  wants: readonly Want[];
  env: string;
  /** Platform instances by source. */
  instances: Readonly<Record<string, string>>;
};

/** No stack has more systems, and no name is longer. */
const MOST = 30;
const LONGEST = 60;

/** What a stack shows unless a reader says otherwise. */
const USUAL: readonly Want[] = ['lineage', 'usage'];

const SLUG = /^[a-z0-9-]{1,40}$/;
/** Characters that are the same in a URN and in YAML without quotes. */
const NAME = /^[\w.-]+$/;

const listOf = (text: string | null) => (text ?? '').split(',').filter((one) => one !== '');

function readInstances(text: string | null): Record<string, string> {
  const pairs = listOf(text).map((one) => one.split(':'));
  const valid = pairs.flatMap(([slug = '', name = '']) =>
    SLUG.test(slug) && NAME.test(name) ? [[slug, name.slice(0, LONGEST)] as const] : [],
  );
  return Object.fromEntries(valid.slice(0, MOST));
}

/** @param search query string of the URL */
export function readState(search: string): State {
  const params = new URLSearchParams(search);
  const run = listOf(params.get('run')).filter((slug) => SLUG.test(slug));
  const wants = params.get('want');
  const env = params.get('env') ?? '';
  return {
    run: [...new Set(run)].slice(0, MOST),
    wants: wants === null ? USUAL : WANTS.filter((want) => listOf(wants).includes(want)),
    env: /^[A-Z_]{2,12}$/.test(env) ? env : DEFAULT_ENV,
    instances: readInstances(params.get('instances')),
  };
}

/** @returns the query string, with other parameters as they were */
export function writeState({run, wants, env, instances}: State, search: string): string {
  const params = new URLSearchParams(search);
  const set = (name: string, value: string, isUsual: boolean) =>
    isUsual ? params.delete(name) : params.set(name, value);
  const named = Object.entries(instances).filter(
    ([slug, name]) => run.includes(slug) && name !== '',
  );
  set('run', run.join(','), run.length === 0);
  set('want', wants.join(','), wants.join() === USUAL.join());
  set('env', env, env === DEFAULT_ENV);
  set('instances', named.map((pair) => pair.join(':')).join(','), named.length === 0);
  return params.toString();
}

/** What a reader may type as a platform instance: what isn't allowed is left out. */
export function nameOf(typed: string): string {
  return typed.replace(/[^\w.-]+/g, '_').slice(0, LONGEST);
}
