/** Pages that list types of one kind from A to Z. */
import {type GraphQLNamedType, isIntrospectionType} from 'graphql';
import {filterList, staticBlock} from '../../page-kit/elements';
import type {GeneratedPage, PageLinks} from '../../page-kit/page';
import {byName} from '../../../src/lib/by-name';
import {typeDefinition} from './definition';
import {namesOfType} from './names';
import {PAGES} from './page-words';
import {pageFile} from './page-file';
import {withBuiltIn} from './scalars';
import {anchorOf, pageOf, ROOT_PAGES} from './target';
import type {View} from './view';

/** A page with fewer types needs neither filter nor index. */
const LONG = 20;

function typesOf({page, reference}: View): GraphQLNamedType[] {
  const types = Object.values(reference.schema.getTypeMap()).filter(
    (type) => !isIntrospectionType(type) && !(type.name in ROOT_PAGES) && pageOf(type) === page,
  );
  const all = page === 'scalars' ? withBuiltIn(types) : types;
  return all.sort(byName);
}

/** Letters that link to the first type of each. */
function index(types: readonly GraphQLNamedType[]): string {
  const firsts = new Map<string, string>();
  for (const {name} of types) {
    const letter = name.charAt(0).toUpperCase();
    if (!firsts.has(letter)) firsts.set(letter, anchorOf(name));
  }
  const links = [...firsts].map(([letter, anchor]) => `<a href="#${anchor}">${letter}</a>`);
  return `<p>Jump to ${links.join(' ')}</p>`;
}

/** Objects and inputs start collapsed: there are too many to scroll through. */
const FOLDED: ReadonlySet<string> = new Set(['objects', 'inputObjects']);

/** Generates the page of one kind of type. */
export function typePage(view: View, links: PageLinks): GeneratedPage {
  const types = typesOf(view);
  const open = !FOLDED.has(view.page);
  const list = types.map((type) => typeDefinition(view, type, open)).join('\n');
  const long = types.length >= LONG;
  const body = staticBlock(long ? `${index(types)}\n${list}` : list);
  const noun = PAGES[view.page].label.toLowerCase();
  return pageFile(
    view.page,
    {
      count: types.length,
      toc: false,
      names: types.flatMap(namesOfType),
      body: long
        ? filterList({label: `Filter ${noun}`, param: 'filter', items: 'details[id]', noun}, body)
        : body,
    },
    links,
  );
}
