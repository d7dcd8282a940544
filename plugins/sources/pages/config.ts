/** The configuration reference of a module. */
import type {ConfigField, SourceModule} from '..';
import {filterList, staticBlock} from '../../page-kit/elements';
import {blocks, code} from '../../page-kit/markdown';
import {configTable} from './config-table';
import {suffixOf, type View} from './view';

/** A list this short is read at a glance, so it gets no filter box. */
const FILTER_FROM = 10;

/** Explains the notation of the table, as far as this table uses it. */
function legend(view: View, {config, plugin}: SourceModule): string {
  const has = (test: (field: ConfigField) => boolean) => config.some(test);
  const nested = config.find(({name}) => /^[^.<]+\.[^.<]+$/.test(name))?.name;
  const [block = '', field = ''] = nested?.split('.') ?? [];
  const patterns = view.link(
    'metadata-ingestion/recipe_overview#patterns',
    code('AllowDenyPattern'),
  );
  const variable = view.link(
    'metadata-ingestion/recipe_overview#variables',
    'environment variable',
  );
  return [
    `Set these fields under ${code('source.config')} in a recipe of type ${code(plugin)}.`,
    nested !== undefined &&
      `A dot means nesting: ${code(nested)} is ${code(field)} in the block ${code(block)}.`,
    has(({name}) => name.includes('<key>')) && `${code('<key>')} is a name that you choose.`,
    has(({type}) => type.includes('AllowDenyPattern')) &&
      `An ${patterns} takes regular expressions in the lists ${code('allow')} and ${code('deny')}, ` +
        `and matches upper and lower case alike unless ${code('ignoreCase')} is ${code('false')}.`,
    has(({type}) => type === 'secret') &&
      `Take a ${code('secret')} from an ${variable}, so that no file contains it.`,
    has(({hidden}) => hidden === true) &&
      'A field marked as hidden works, but the connector does not list it.',
  ]
    .filter((sentence) => sentence !== false)
    .join(' ');
}

/** The section; it says so if there is nothing to configure. */
export function config(view: View, module: SourceModule): string {
  const suffix = suffixOf(view, module);
  const name = suffix === '' ? '' : ` of ${code(module.plugin)}`;
  const heading = `## Configuration${name} {#config${suffix}}`;
  const size = module.config.length;
  if (size === 0) return blocks(heading, 'There is nothing to configure.');
  const table = staticBlock(configTable(view, module));
  const filter = {label: 'Filter fields', param: module.plugin, items: 'tr[id]', noun: 'fields'};
  return blocks(
    heading,
    legend(view, module),
    size < FILTER_FROM ? table : filterList(filter, table),
  );
}
