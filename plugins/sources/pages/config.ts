/** The configuration reference of a module. */
import type {ConfigField, SourceModule} from '..';
import {filterList, recipeBuilder, staticBlock} from '../../page-kit/elements';
import {blocks, code} from '../../page-kit/markdown';
import {configTable} from './config-table';
import {suffixOf, type View} from './view';

/** A shorter list can be read at a glance, so it gets no filter box. */
const FILTER_FROM = 10;

/** Explains the notation that this table uses. */
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
      `An ${patterns} takes lists of regular expressions under ${code('allow')} and ${code('deny')}. ` +
        `Matching ignores case unless ${code('ignoreCase')} is ${code('false')}.`,
    has(({type}) => type === 'secret') &&
      `Set a ${code('secret')} through an ${variable} to keep it out of files.`,
    has(({hidden}) => hidden === true) &&
      "A field marked Hidden works, but the connector doesn't list it.",
  ]
    .filter((sentence) => sentence !== false)
    .join(' ');
}

/** The tool that fills the recipes of a page; once, above its first fields. */
function builder(view: View, module: SourceModule): string | false {
  const able = view.modules.filter(({config}) => config.length > 0);
  if (able[0] !== module) return false;
  return recipeBuilder(
    able.map((one) => ({plugin: one.plugin, heading: `recipe${suffixOf(view, one)}`})),
  );
}

/** The section; says so if there is nothing to configure. */
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
    builder(view, module),
    size < FILTER_FROM ? table : filterList(filter, table),
  );
}
