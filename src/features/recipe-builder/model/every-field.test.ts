/** Every field of every source can be added to its starter recipe, and taken out again. */
import {parse} from 'yaml';
import {describe, expect, it} from 'vitest';
import {ROOT} from '../../../../plugins/common/root';
import {loadEveryVersion} from '../../../../plugins/reference';
import {fieldAnchor} from '../../../../plugins/sources/pages/anchors';
import type {Field} from './field';
import {linesOf, pathOf, press, recipeWith} from './recipe';
import type {Line, Step} from './lines';

type Tree = Record<string, unknown>;

/** A default in words isn't code on the page. */
const PROSE = /^(?:now|\w+(?: [\w()]+)+)$/;

const MODULES = loadEveryVersion(ROOT)[0]?.sources.flatMap(({modules}) =>
  modules.map(({config, plugin, recipe}) => ({
    plugin,
    recipe,
    fields: config.map(({name, type, required, default: standard, example}): Field => {
      const shown = standard === null || PROSE.test(standard) ? undefined : standard;
      return {id: fieldAnchor(plugin, name), plugin, name, type, required, default: shown, example};
    }),
  })),
);

const text = (lines: readonly Line[]) => lines.map((line) => line.text).join('\n');

function valueAt(tree: unknown, path: readonly Step[]): unknown {
  return path.reduce<unknown>((node, {key}) => {
    const block = Array.isArray(node) ? (node[0] as unknown) : node;
    return (block as Tree | undefined)?.[key];
  }, tree);
}

const TYPES: readonly [type: RegExp, test: (value: unknown) => boolean][] = [
  [/^boolean$/, (value) => typeof value === 'boolean'],
  [/^(?:integer|number)$/, (value) => typeof value === 'number' || value === '<number>'],
  [/^list/, Array.isArray],
  [
    /^(?:map|object|AllowDenyPattern)[^|]*$/,
    (value) => typeof value === 'object' && value !== null,
  ],
  [/^(?:string|secret|datetime)$/, (value) => typeof value === 'string'],
];

describe.each(MODULES ?? [])('$plugin', ({plugin, recipe, fields}) => {
  const starter = linesOf(recipe);
  const fieldAt = (name: string) => fields.find((field) => field.name === name);

  it('takes each field, at its place and with a value of its type', () => {
    const before = parse(recipe) as unknown;
    for (const field of fields) {
      const path = pathOf(field, fieldAt);
      if (valueAt(before, path) !== undefined) continue;
      const lines = recipeWith(starter, [field], fieldAt);
      const value = valueAt(parse(text(lines)), path);
      expect(value, `${plugin}: ${field.name}\n${text(lines)}`).toBeDefined();
      const fits = TYPES.find(([type]) => type.test(field.type))?.[1] ?? (() => true);
      expect(fits(value), `${plugin}: ${field.name} is ${JSON.stringify(value)}`).toBe(true);
      // Nothing else changes: without the new lines, the recipe is what it was.
      const kept = lines.filter((line) => line.field === undefined).map((line) => line.text);
      expect(kept.map((line) => line.replace(/: (?:\{\}|\[\])$/, ':'))).toEqual(
        starter.map((line) => line.text.replace(/: (?:\{\}|\[\])$/, ':')),
      );
      expect(press([field], field, starter, fieldAt)).toEqual([]);
    }
  });

  it('gives up each field that it sets', () => {
    for (const field of fields) {
      const path = pathOf(field, fieldAt);
      if (valueAt(parse(recipe), path) === undefined) continue;
      const lines = recipeWith(starter, press([], field, starter, fieldAt), fieldAt);
      expect(valueAt(parse(text(lines)), path), text(lines)).toBeUndefined();
      expect(press([field], field, starter, fieldAt)).toEqual([]);
    }
  });

  it('takes all fields at once, in any order', () => {
    for (const list of [fields, [...fields].reverse()]) {
      const chosen = list.filter(
        (field) => valueAt(parse(recipe), pathOf(field, fieldAt)) === undefined,
      );
      const lines = recipeWith(starter, chosen, fieldAt);
      const tree = parse(text(lines)) as unknown;
      for (const field of chosen) {
        expect(
          valueAt(tree, pathOf(field, fieldAt)),
          `${field.name}\n${text(lines)}`,
        ).toBeDefined();
      }
    }
  });
});
