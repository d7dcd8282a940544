/** All recipes that the docs of a version show: those of its pages and posts, and the starter recipe of each source. */
import fs from 'node:fs';
import path from 'node:path';
import {visit} from 'unist-util-visit';
import {parseAllDocuments} from 'yaml';
import {listFiles} from '../../common/list-files';
import {ROOT} from '../../common/root';
import {parseMarkdown} from '../../markdown-source';
import type {Source} from '../../sources';
import {isMap} from '../../sources/recipe';

/** A recipe, and where it is. */
export type FoundRecipe = {place: string; recipe: unknown};

const isRecipe = (data: unknown) =>
  isMap(data) && !('action' in data) && isMap(data.source) && typeof data.source.type === 'string';

/** The recipes of a YAML text; it may consist of several documents. */
function recipesOf(text: string, place: string): FoundRecipe[] {
  const documents = parseAllDocuments(text);
  if (!Array.isArray(documents)) return [];
  return documents
    .filter(({errors}) => errors.length === 0)
    .map((document) => document.toJS() as unknown)
    .filter(isRecipe)
    .map((recipe) => ({place, recipe}));
}

/** The YAML blocks of the pages in a folder that are recipes: with a source that has a type. */
export function recipesOfPages(folder: string): FoundRecipe[] {
  const pages = listFiles(path.join(ROOT, folder)).filter((file) => /\.mdx?$/.test(file));
  return pages.flatMap((name) => {
    const file = `${folder}/${name}`;
    const text = fs.readFileSync(path.join(ROOT, file), 'utf8');
    const found: FoundRecipe[] = [];
    // Parsing all pages would take most of the time.
    if (!/^\s*source:/m.test(text)) return found;
    visit(parseMarkdown(text, file), 'code', (block) => {
      if (!/^ya?ml$/i.test(block.lang ?? '')) return;
      found.push(...recipesOf(block.value, `${file}:${block.position?.start.line ?? 1}`));
    });
    return found;
  });
}

/** The starter recipe of each module. */
export function starterRecipes(sources: readonly Source[]): FoundRecipe[] {
  return sources.flatMap(({slug, modules}) =>
    modules.flatMap(({plugin, recipe}) =>
      recipesOf(recipe, `the starter recipe of ${slug}, ${plugin}`),
    ),
  );
}
