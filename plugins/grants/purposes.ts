/** What a reader can want from a source that has privileges of its own: modules, capabilities, fields. */
import {inBlock} from '../../src/features/grants/model/least';
import {EVERYTHING, type Purpose, type Setting} from '../../src/features/grants/model/types';
import {ownModules, type Source} from '../sources';
import {codeText} from './text';

type Named = Pick<Purpose, 'id' | 'kind'>;

/** The field of a boolean that turns something on, if the modules have it. */
function settingOf(source: Source, name: string): Setting | undefined {
  const having = ownModules(source).flatMap(({plugin, config}) =>
    config
      .filter((one) => one.name === name && one.type === 'boolean')
      .map((field) => ({plugin, field})),
  );
  const [first] = having;
  if (!first) return undefined;
  return {
    ...{field: name, on: 'true', off: 'false', byDefault: first.field.default === 'true'},
    modules: having.map(({plugin}) => plugin),
  };
}

const SWITCHES = [/([a-z][\w.]*) turns it (?:on|off)/, /until ([a-z][\w.]*) is set/];
/** What the note of a capability says if a run doesn't do it by default. */
export const OFF = /\boff (?:by default|until)\b|^off\b|\bboth off\b/i;

/** The field that the note of a capability names: "Off until profiling.enabled is set." */
export function switchIn(note: string): string | undefined {
  return SWITCHES.map((pattern) => pattern.exec(note)?.[1]).find(Boolean);
}

function capability(source: Source, id: string): Purpose {
  const stated = ownModules(source).flatMap(({capabilities}) => capabilities);
  const found = stated.find(({name, supported}) => name === id && supported);
  const note = found?.note ?? '';
  const name = switchIn(note);
  const setting = name === undefined ? undefined : settingOf(source, name);
  return {
    ...{id, kind: 'capability', note: codeText(note)},
    byDefault: setting?.byDefault ?? !OFF.test(note),
    ...(setting && {setting}),
  };
}

/** The first sentence of a description, which says what a field does. */
const firstSentence = (text: string) => text.split(/(?<=[.!?])\s+(?=[A-Z`])/)[0] ?? text;

/** Defaults that mean that a run does it. */
const ON = new Set(['true', 'allow everything']);

function field(source: Source, id: string): Purpose {
  const found = ownModules(source)
    .flatMap(({config}) => config)
    .find(({name}) => name === id);
  const setting = settingOf(source, id);
  return {
    ...{id, kind: 'field', note: codeText(firstSentence(found?.description ?? ''))},
    byDefault: !inBlock(id) && (found?.required === true || ON.has(found?.default ?? '')),
    ...(setting && {setting}),
  };
}

function module(source: Source, id: string, first: boolean): Purpose {
  const found = ownModules(source).find(({plugin}) => plugin === id);
  return {id, kind: 'module', note: codeText(found?.purpose ?? ''), byDefault: first};
}

/** @returns modules if privileges differ between them, then capabilities, then fields */
export function purposesOf(source: Source): Purpose[] {
  const grants = source.access?.grants ?? [];
  const ids = new Set(grants.flatMap((grant) => grant.for).filter((id) => id !== EVERYTHING));
  const named = [...ids].map((id): Named => ({
    id,
    kind: /^[A-Z]/.test(id) ? 'capability' : 'field',
  }));
  const modules = grants.some((grant) => grant.module !== undefined)
    ? ownModules(source).map(({plugin}) => plugin)
    : [];
  return [
    ...modules.map((plugin, i) => module(source, plugin, i === 0)),
    ...named.filter(({kind}) => kind === 'capability').map(({id}) => capability(source, id)),
    ...named.filter(({kind}) => kind === 'field').map(({id}) => field(source, id)),
  ];
}
