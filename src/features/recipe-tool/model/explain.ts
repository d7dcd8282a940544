/** What each key of a recipe does. */
import {PATTERN_KEYS} from './pattern-keys';
import {SECRET_NAME} from './secrets';
import type {CommonFacts, Field, SourceFacts} from './types';
import {isMap} from './values';

/** A key, in the order of the recipe. */
export type Explained = {
  path: string;
  /** Undefined for a block, and for a secret that is written into the recipe. */
  value?: string;
  /** Markdown; undefined if nothing is known about the key. */
  about?: string;
  /** The setting that it is part of, if that takes any keys. */
  part?: string;
  /** Whether it says what would be so without it. */
  isDefault: boolean;
};

/** A recipe that is longer has blocks that repeat. */
const MOST = 300;

type Place = {fields: readonly Field[]; prefix: string};

/** Paths that a text may have: keys of lists have no number, and those that a user chooses are `<key>`. */
function fieldAt(fields: readonly Field[], path: readonly string[]): Field | undefined {
  const keys = path.filter((key) => !/^\d+$/.test(key));
  return fields.find(({name}) => {
    const steps = name.split('.');
    return (
      steps.length === keys.length && steps.every((step, i) => step === '<key>' || step === keys[i])
    );
  });
}

/** What a key does: a field, or a part of patterns. */
function aboutOf(fields: readonly Field[], path: readonly string[]): string | undefined {
  const field = fieldAt(fields, path);
  if (field) return field.about;
  const [key = ''] = path.slice(-1);
  const isPattern = fieldAt(fields, path.slice(0, -1))?.type.includes('AllowDenyPattern');
  return isPattern && Object.hasOwn(PATTERN_KEYS, key)
    ? PATTERN_KEYS[key as keyof typeof PATTERN_KEYS]
    : undefined;
}

/** The setting that encloses a key. */
function enclosing(fields: readonly Field[], path: readonly string[]): string | undefined {
  for (let length = path.length - 1; length > 0; length--) {
    const field = fieldAt(fields, path.slice(0, length));
    if (field) return field.name;
  }
  return undefined;
}

function valueText(value: unknown, isSecret: boolean): string | undefined {
  if (isMap(value) || Array.isArray(value)) {
    const isFlat =
      Array.isArray(value) && value.length > 0 && value.every((one) => typeof one !== 'object');
    return isFlat ? value.join(', ').slice(0, 200) : undefined;
  }
  const text = String(value);
  return isSecret && !text.includes('${') ? undefined : text.slice(0, 200);
}

function isDefault(value: unknown, field: Field | undefined): boolean {
  return (
    field?.default !== undefined && typeof value !== 'object' && String(value) === field.default
  );
}

function walk(value: unknown, path: readonly string[], {fields, prefix}: Place): Explained[] {
  if (Array.isArray(value)) {
    return value.flatMap((one, i) =>
      typeof one === 'object' ? walk(one, [...path, String(i)], {fields, prefix}) : [],
    );
  }
  if (!isMap(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const own = [...path, key];
    const field = fieldAt(fields, own);
    const about = aboutOf(fields, own);
    const part = about === undefined ? enclosing(fields, own) : undefined;
    const text = valueText(inner, field?.type === 'secret' || SECRET_NAME.test(key));
    // A block says nothing that its settings don't.
    const isBlock =
      (about ?? text ?? part) === undefined &&
      fields.some(({name}) => name.startsWith(`${own.join('.')}.`));
    if (isBlock) return walk(inner, own, {fields, prefix});
    return [
      {
        path: prefix + own.join('.'),
        ...(text !== undefined && {value: text}),
        ...(about !== undefined && {about}),
        ...(part !== undefined && {part}),
        isDefault: isDefault(inner, field),
      },
      ...walk(inner, own, {fields, prefix}),
    ];
  });
}

const partOf = (value: unknown): {type?: unknown; config?: unknown} => (isMap(value) ? value : {});

const text = (value: unknown) => (typeof value === 'string' ? value : '');

/** @returns the keys with what they do; those of `source`, `sink`, and `transformers` by their types */
export function explain(values: unknown, source: SourceFacts, common: CommonFacts): Explained[] {
  if (!isMap(values)) return [];
  const {source: read, sink, transformers, ...rest} = values;
  const own = (
    part: unknown,
    path: string,
    about: string | undefined,
    fields: readonly Field[],
  ): Explained[] => {
    const {type, config} = partOf(part);
    if (type === undefined) return [];
    return [
      {
        path: `${path}.type`,
        value: text(type),
        ...(about !== undefined && {about}),
        isDefault: false,
      },
      ...walk(config, [], {fields, prefix: `${path}.config.`}),
    ];
  };
  const component = (list: CommonFacts['sinks'], part: unknown, path: string) => {
    const facts = list.find(({type}) => type === partOf(part).type);
    return own(part, path, facts?.about, facts?.fields ?? []);
  };
  const steps: unknown[] = Array.isArray(transformers) ? transformers : [];
  return [
    ...walk(rest, [], {fields: common.keys, prefix: ''}),
    ...own(read, 'source', source.about, source.fields),
    ...steps.flatMap((one, i) => component(common.transformers, one, `transformers.${i}`)),
    ...component(common.sinks, sink, 'sink'),
  ].slice(0, MOST);
}
