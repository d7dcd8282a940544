/** Checks the text of a recipe: its YAML, its keys and values, settings that exclude each other, and secrets. */
import {faultsOf} from './faults';
import type {Finding, Fix} from './finding';
import {formerKeys} from './former-keys';
import type {SchemaObject} from './json-schema';
import {lineOf} from './place';
import {schemaErrors} from './schema-errors';
import {passwordsInUrls, writtenSecrets} from './secrets';
import {type Found, settingFindings} from './setting-findings';
import {pluginOf} from './settings';
import {shorten} from './shorten';
import type {CommonFacts, SourceFacts} from './types';
import {stepsOf, valueAt} from './values';
import {variableName} from './variables';
import {readYaml, type RecipeText, valuesOf} from './yaml-text';

/** A recipe that was read. */
export type Checked = {
  findings: readonly Finding[];
  /** Undefined if the text isn't YAML. */
  values: unknown;
  /** Line of a key by its path. */
  lineAt: (path: string) => number;
};

/** The schema of recipes with the config of one source. */
function schemaFor({schema}: CommonFacts, source: SourceFacts | undefined): SchemaObject {
  if (!source) return schema;
  const definitions = {...schema.definitions, [`source.${source.plugin}`]: source.schema};
  return {...schema, definitions};
}

/** A message that proposes a name is about a key, or about a value. */
function proposal(values: unknown, path: string, message: string): Fix | undefined {
  const [, to] = /; did you mean (.+)\?$/.exec(message) ?? [];
  if (to === undefined) return undefined;
  const kind = message.startsWith('there is no such key') ? 'rename' : 'set';
  return {kind, path: stepsOf(values, path), to};
}

function schemaFindings(values: unknown, schema: SchemaObject): Found[] {
  return faultsOf(schemaErrors(schema, values)).map(({path, message}) => {
    const fix = proposal(values, path, message);
    return {severity: 'error', path, message, ...(fix && {fix})};
  });
}

/** `Former name of a.b.` says what to call a key in the same block. */
function newName(note: string): string | undefined {
  return /^Former name of (?:.+\.)?([^.]+)\.$/.exec(note)?.[1];
}

function formerFindings(values: unknown, schema: SchemaObject): Found[] {
  const config = valueAt(values, ['source', 'config']);
  const definition = schema.definitions?.[`source.${pluginOf(values)}`];
  if (definition === undefined || definition === true) return [];
  return formerKeys(definition, config, 'source.config').map(({path, note}): Found => {
    const steps = stepsOf(values, path);
    const to = newName(note);
    const fix: Fix | undefined =
      to !== undefined
        ? {kind: 'rename', path: steps, to}
        : note.startsWith('Removed')
          ? {kind: 'remove', path: steps}
          : undefined;
    return {severity: 'warning', path, message: note, ...(fix && {fix})};
  });
}

function secretFindings(values: unknown, source: SourceFacts | undefined): Found[] {
  const fields = source?.fields.filter(({type}) => /\bsecret\b/.test(type)) ?? [];
  const plugin = pluginOf(values);
  return [
    ...writtenSecrets(values, new Set(fields.map(({name}) => name))).map((path): Found => {
      const steps = stepsOf(values, path);
      const to = variableName(plugin, steps);
      return {
        severity: 'secret',
        path,
        message: 'is written into the recipe; use a variable',
        fix: {kind: 'variable', path: steps, to},
      };
    }),
    ...passwordsInUrls(values).map((path): Found => ({
      severity: 'secret',
      path,
      message: 'contains a password; use a variable for it',
    })),
  ];
}

function allFindings(
  values: unknown,
  common: CommonFacts,
  source: SourceFacts | undefined,
): Found[] {
  const schema = schemaFor(common, source);
  return [
    ...schemaFindings(values, schema),
    ...formerFindings(values, schema),
    ...settingFindings(values, source?.fields ?? []),
    ...secretFindings(values, source),
  ];
}

function read(text: RecipeText): {
  values?: unknown;
  problems: readonly {line: number; message: string}[];
} {
  if (text.problems.length > 0) return {problems: text.problems};
  const result = valuesOf(text);
  return 'problem' in result ? {problems: [result.problem]} : {values: result.values, problems: []};
}

/**
 * @param text of the recipe
 * @param source the facts about the source that the recipe names; undefined if there is no such source
 * @returns what was found, by line
 */
export function checkRecipe(
  text: string,
  common: CommonFacts,
  source: SourceFacts | undefined,
): Checked {
  const yaml = readYaml(text);
  const {values, problems} = read(yaml);
  const lineAt = (path: string) => lineOf(yaml.document, yaml.lines, path);
  if (problems.length > 0) {
    const findings = problems.map(({line, message}) => ({
      severity: 'error' as const,
      line,
      path: '',
      message,
    }));
    return {findings, values: undefined, lineAt};
  }
  const findings = allFindings(shorten(values), common, source)
    .map((found) => ({...found, line: lineAt(found.path)}))
    .sort((a, b) => a.line - b.line);
  return {findings, values, lineAt};
}
