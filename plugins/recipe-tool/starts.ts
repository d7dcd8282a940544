/** The recipes that a reader can start from: that of each plugin, and those of the scenarios in the guide of its source. */
import type {Heading, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {parseDocument} from 'yaml';
import {slug} from '../../src/lib/slug';
import type {Start} from '../../src/features/recipe-tool/model/types';
import {guideSections} from '../guides/sections';
import {perPage} from '../markdown-source';
import type {Source, SourceModule} from '../sources';
import {guideFile} from '../sources/guide';
import {isMap} from '../sources/recipe';

type Scenario = {title: string; yaml: string; plugin: string | null};

const isTitle = (node: Root['children'][number]): node is Heading =>
  node.type === 'heading' && node.depth === 3;

/** The plugin that a recipe is for; null for any other YAML. */
function pluginOf(yaml: string): string | null {
  const document = parseDocument(yaml);
  if (document.errors.length > 0) return null;
  const recipe = document.toJS() as unknown;
  const source = isMap(recipe) && isMap(recipe.source) ? recipe.source : {};
  return typeof source.type === 'string' && isMap(source.config) ? source.type : null;
}

/** The YAML blocks below each heading; blocks in lists and tabs aren't whole recipes. */
const scenariosOf = perPage('recipe-starts', (tree): Scenario[] => {
  let title = '';
  return tree.children.flatMap((node) => {
    if (isTitle(node)) title = toString(node).replace(/\s*\{#[^}]+\}$/, '');
    return node.type === 'code' && /^ya?ml$/.test(node.lang ?? '')
      ? [{title, yaml: `${node.value.trimEnd()}\n`, plugin: pluginOf(node.value)}]
      : [];
  });
});

/** Gives the second recipe of a scenario a name of its own. */
function numbered(starts: readonly Start[]): Start[] {
  return starts.map((start, i) => {
    const before = starts.slice(0, i).filter(({title}) => title === start.title).length;
    if (before === 0) return start;
    const number = before + 1;
    return {...start, title: `${start.title} (${number})`, slug: `${start.slug}-${number}`};
  });
}

/** @returns the recipes for a plugin, its starter recipe first */
export function startsOf({guide, slug: name}: Source, {plugin, recipe}: SourceModule): Start[] {
  const file = guideFile(name);
  const section = guideSections(guide ?? '', file).get('Scenarios') ?? '';
  const scenarios = scenariosOf(section, file)
    .filter((scenario) => scenario.title !== '' && scenario.plugin === plugin)
    .map(({title, yaml}) => ({title, yaml, slug: slug(title)}));
  return [{slug: '', title: '', yaml: recipe}, ...numbered(scenarios)];
}
