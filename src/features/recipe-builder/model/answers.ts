/** The values of a recipe that a reader replaces with their own: all but secrets, switches, and what a variable sets. */
import type {Line} from './lines';
import {quoted} from './value';

/** A value to replace, and the text of its line around it. */
export type Blank = {
  /** Plugin and path of the value: `snowflake.account_id`, or `snowflake.database_pattern.allow.0` in a list. */
  id: string;
  /** The last key of the path. */
  key: string;
  before: string;
  value: string;
  after: string;
};

/** A reader's own values by the id of what they replace. */
export type Answers = Readonly<Record<string, string>>;

/** Indentation and dashes, a key, a value on the same line, a comment. */
const LINE =
  /^((?: |- )*)(?:("[^"]*"|'[^']*'|[^\s#"'[{-](?:[^:#]|:(?! |$))*):(?: +|$))?("[^"]*"|'[^']*'|[^\s#&*!|>{["'].*?)?( +#.*)?$/;

/** Nobody should type one of these into a page. */
const SECRET = /pass|secret|token|key|credential/i;
const FIXED = /^(?:true|false)$|\$\{/;

const plain = (text: string) => text.replace(/^(["'])(.*)\1$/, '$2');

type Place = {indent: number; key: string};

/** @returns for each line, the value in it that a reader may replace */
export function blanksOf(plugin: string, lines: readonly Line[]): (Blank | undefined)[] {
  const places: Place[] = [];
  let items = 0;
  return lines.map(({text}) => {
    const [match, lead = '', key, value, after = ''] = LINE.exec(text) ?? [];
    if (match === undefined || text.trim() === '') return undefined;
    const isItem = key === undefined && lead.endsWith('- ');
    while ((places.at(-1)?.indent ?? -1) >= lead.length - (isItem ? 2 : 0)) places.pop();
    if (key !== undefined) {
      places.push({indent: lead.length, key: plain(key)});
      items = 0;
    }
    const [source, config, ...path] = places.map((place) => place.key);
    if (isItem) path.push(String(items++));
    const isOpen = source === 'source' && config === 'config' && path.length > 0;
    if (!isOpen || value === undefined || (key === undefined && !isItem)) return undefined;
    if (FIXED.test(value) || path.some((one) => SECRET.test(one))) return undefined;
    const before = text.slice(0, text.length - after.length - value.length);
    return {id: [plugin, ...path].join('.'), key: path.at(-1) ?? '', before, value, after};
  });
}

/** The text that a reader sees and edits: without the quotes of YAML. */
export function shownValue({id, value}: Blank, answers: Answers): string {
  return answers[id] ?? plain(value);
}

/** The line with the reader's answer, if there is one. */
export function answered(line: Line, blank: Blank | undefined, answers: Answers): Line {
  const answer = blank && answers[blank.id]?.trim();
  if (!blank || !answer) return line;
  const isNumber = [blank.value, answer].every((text) => /^\d+(?:\.\d+)?$/.test(text));
  const value = isNumber ? answer : quoted(answer);
  return {...line, text: `${blank.before}${value}${blank.after}`};
}
