/** The settings with a closed set of values, which can be in a URL: switches, choices, and the type of the sink. */
import {removeKey, setValue} from './edit';
import {configPath, isFixed, switchValue} from './settings';
import type {CommonFacts, Field, SourceFacts} from './types';
import {type Path, valueAt} from './values';
import {parsedValues} from './yaml-text';

/** Values by the name of the setting, as text. */
export type Choices = Readonly<Record<string, string>>;

/** The name of a choice for the sink; sources have no such field. */
const SINK = 'sink.type';

/** Value of a setting that the recipe to start from has, and this one hasn't. */
const NONE = '-';

/** Types that aren't names of values. */
const KIND =
  /^(?:string|secret|integer|number|datetime|timedelta|urn|any|object|boolean|AllowDenyPattern|map|list)\b/;

/** @returns the values of a field that has a closed set of them; undefined for any other */
export function optionsOf({type}: Field): readonly string[] | undefined {
  const values = type.split(' | ');
  return values.length > 1 && !values.some((value) => KIND.test(value)) ? values : undefined;
}

type Setting = {name: string; path: Path; options: readonly string[]};

function settingsOf(source: SourceFacts, common: CommonFacts): Setting[] {
  const fields = source.fields.filter(isFixed).flatMap((field): Setting[] => {
    const options = field.type === 'boolean' ? ['true', 'false'] : optionsOf(field);
    return options ? [{name: field.name, path: configPath(field.name), options}] : [];
  });
  const sinks = common.sinks.map(({type}) => type);
  return [...fields, {name: SINK, path: ['sink', 'type'], options: sinks}];
}

/** The value as text; a variable isn't a choice. */
function chosen(values: unknown, {path, options}: Setting): string | undefined {
  const value = valueAt(values, path);
  if (value === undefined) return NONE;
  const text = String(switchValue(value) ?? value);
  return options.includes(text) ? text : undefined;
}

/** @returns the choices in which a recipe differs from the one to start from */
export function choicesOf(
  start: string,
  text: string,
  source: SourceFacts,
  common: CommonFacts,
): Choices {
  const [before, after] = [parsedValues(start), parsedValues(text)];
  const pairs = settingsOf(source, common).flatMap((setting): [string, string][] => {
    const value = chosen(after, setting);
    return value === undefined || value === chosen(before, setting) ? [] : [[setting.name, value]];
  });
  return Object.fromEntries(pairs);
}

/** @returns the recipe to start from with the choices; those that the source doesn't have are ignored */
export function withChoices(
  start: string,
  choices: Choices,
  source: SourceFacts,
  common: CommonFacts,
): string {
  return settingsOf(source, common).reduce((text, {name, path, options}) => {
    const value = Object.hasOwn(choices, name) ? choices[name] : undefined;
    if (value === NONE) return removeKey(text, path);
    if (value === undefined || !options.includes(value)) return text;
    const isSwitch = value === 'true' || value === 'false';
    return setValue(text, path, isSwitch ? value === 'true' : value);
  }, start);
}
