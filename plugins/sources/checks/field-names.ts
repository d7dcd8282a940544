/**
 * Checks that fields that other facts of a source refer to exist: required or conflicting fields, and what a privilege
 * is for.
 */
import type {Problems} from '../../facts/problems';
import {reporter} from '../../facts/report';
import type {LoadedSource} from '../load';
import type {SourceModule} from '../source-schema';
import {checkScriptParts} from './script-parts';

function hasField({config}: SourceModule, path: string): boolean {
  return config.some(({name}) => name === path || name.startsWith(`${path}.`));
}

function isOwn(item: unknown): item is {name: string} {
  return typeof item === 'object' && item !== null && 'name' in item;
}

/**
 * Checks `requires` and `conflicts` of the fields that the file itself defines; shared ones may name fields that an
 * include left out.
 */
function checkFields({yaml, source}: LoadedSource, problems: Problems): void {
  const report = reporter(yaml, problems);
  const files = (yaml.data as {modules: {config?: unknown[]}[]}).modules;
  source.modules.forEach((module, index) => {
    files[index]?.config?.forEach((item, i) => {
      if (!isOwn(item)) return;
      const field = module.config.find(({name}) => name === item.name);
      for (const key of ['requires', 'conflicts'] as const) {
        for (const name of field?.[key] ?? []) {
          if (hasField(module, name)) continue;
          const expected = `a field of ${module.plugin}`;
          report(['modules', index, 'config', i, key], {found: name, expected});
        }
      }
    });
  });
}

function checkGrants({yaml, source}: LoadedSource, problems: Problems): void {
  const report = reporter(yaml, problems);
  const plugins = source.modules.map(({plugin}) => plugin);
  source.access?.grants.forEach(({for: purposes, module}, i) => {
    const at = ['access', 'grants', i];
    if (module !== undefined && !plugins.includes(module)) {
      report([...at, 'module'], {found: module, expected: `a plugin: ${plugins.join(', ')}`});
    }
    purposes.forEach((purpose, k) => {
      const isField = /^[a-z_]/.test(purpose) && purpose !== 'everything';
      if (!isField || source.modules.some((one) => hasField(one, purpose))) return;
      report([...at, 'for', k], {found: purpose, expected: `a field of ${plugins.join(' or ')}`});
    });
  });
}

function checkScripts({yaml, source}: LoadedSource, problems: Problems): void {
  source.access?.scripts.forEach(({code, language}, i) => {
    if (language !== 'json') return;
    try {
      JSON.parse(code);
    } catch (error) {
      const found = (error as Error).message;
      reporter(yaml, problems)(['access', 'scripts', i, 'code'], {found, expected: 'valid JSON'});
    }
  });
}

/** Reports names of missing fields, at the lines of the source file. */
export function checkFieldNames(loaded: LoadedSource, problems: Problems): void {
  checkFields(loaded, problems);
  checkGrants(loaded, problems);
  checkScripts(loaded, problems);
  checkScriptParts(loaded, problems);
}
