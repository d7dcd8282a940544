/** Checks settings that the schema can't: those that exclude or need each other, and patterns. */
import type {Finding} from './finding';
import {isSet, pluginOf} from './settings';
import type {Field} from './types';
import {type Path, valueAt} from './values';

/** A finding before its line is known. */
export type Found = Omit<Finding, 'line'>;

/** Whether what another setting needs is set, or on by default. */
function isMet(config: unknown, field: Field): boolean {
  if (isSet(config, field.name)) return true;
  const isLeft = valueAt(config, field.name.split('.')) === undefined;
  return isLeft && !/^(?:false)?$/.test(field.default ?? '');
}

function togetherFindings(config: unknown, fields: readonly Field[]): Found[] {
  const byName = new Map(fields.map((field) => [field.name, field]));
  return fields.flatMap(({name, conflicts = [], requires = []}): Found[] => {
    if (!isSet(config, name)) return [];
    const path = `source.config.${name}`;
    const others = conflicts.filter(
      (other) =>
        isSet(config, other) && !(other < name && byName.get(other)?.conflicts?.includes(name)),
    );
    const missing = requires.filter((other) => {
      const field = byName.get(other);
      return field !== undefined && !isMet(config, field);
    });
    return [
      ...others.map((other): Found => ({
        severity: 'error',
        path,
        message: `can’t be used together with ${other}`,
      })),
      ...missing.map((other): Found => ({
        ...{severity: 'hint', path, message: `has no effect, or is rejected, without ${other}`},
        ...(byName.get(other)?.type === 'boolean' && {
          fix: {kind: 'set', path: ['source', 'config', ...other.split('.')], to: true} as const,
        }),
      })),
    ];
  });
}

/** Patterns that begin as those of a shell do, which no regular expression may. */
function patternFindings(config: unknown, fields: readonly Field[]): Found[] {
  const names = fields.filter(({type}) => type.includes('AllowDenyPattern')).map(({name}) => name);
  return names
    .filter((name) => !/[<]/.test(name))
    .flatMap((name) =>
      ['allow', 'deny'].flatMap((list): Found[] => {
        const path: Path = ['source', 'config', ...name.split('.'), list];
        const patterns = valueAt(config, path.slice(2));
        if (!Array.isArray(patterns)) return [];
        return patterns.flatMap((pattern: unknown, i): Found[] =>
          typeof pattern === 'string' && /^[*+?]/.test(pattern)
            ? [
                {
                  severity: 'error',
                  path: [...path, i].join('.'),
                  message: `${pattern.charAt(0)} has nothing to repeat: this is a regular expression`,
                  fix: {kind: 'set', path: [...path, i], to: `.${pattern}`},
                },
              ]
            : [],
        );
      }),
    );
}

const PIPELINE_NAME = 'pipeline_name';

/** Stateful ingestion stores its state under the name of the pipeline. */
function nameFindings(values: unknown, fields: readonly Field[]): Found[] {
  const config = valueAt(values, ['source', 'config']);
  const isStateful = fields.some(({name}) => name === 'stateful_ingestion.enabled');
  if (!isStateful || !isSet(config, 'stateful_ingestion.enabled') || isSet(values, PIPELINE_NAME))
    return [];
  return [
    {
      severity: 'hint',
      path: 'source.config.stateful_ingestion.enabled',
      message: `needs a ${PIPELINE_NAME}, except in a recipe that runs in the UI`,
      fix: {kind: 'set', path: [PIPELINE_NAME], to: pluginOf(values)},
    },
  ];
}

/** @param fields of the recipe's source */
export function settingFindings(values: unknown, fields: readonly Field[]): Found[] {
  const config = valueAt(values, ['source', 'config']);
  return [
    ...togetherFindings(config, fields),
    ...patternFindings(config, fields),
    ...nameFindings(values, fields),
  ];
}
