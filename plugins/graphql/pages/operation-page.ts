/** The pages of queries and mutations: a table of all, then each by area with requests to copy. */
import type {GraphqlArea} from '..';
import {filterList, staticBlock} from '../../page-kit/elements';
import {factsTable, groupRow, row} from '../../page-kit/html';
import {blocks, escapeText} from '../../page-kit/markdown';
import type {GeneratedPage, PageLinks} from '../../page-kit/page';
import type {Operation} from '../model';
import {exampleBlock, requestBlock} from './exchange';
import {inline} from './inline';
import {namesOfOperation} from './names';
import {PAGES} from './page-words';
import {operationHtml} from './operation';
import {pageFile} from './page-file';
import {deprecation, linkTo, sinceMark, type View} from './view';

type Group = {area: GraphqlArea; operations: Operation[]};

function groupsOf({reference}: View, root: Operation['root']): Group[] {
  const {schema, areas, areaOf} = reference;
  const type = root === 'Query' ? schema.getQueryType() : schema.getMutationType();
  const fields = Object.values(type?.getFields() ?? {});
  return areas
    .map((area) => ({
      area,
      operations: fields
        .filter(({name}) => areaOf.get(`${root}.${name}`)?.id === area.id)
        .map((field) => ({root, field})),
    }))
    .filter(({operations}) => operations.length > 0);
}

function indexRows(view: View, {area, operations}: Group): string[] {
  const rows = operations.map(({root, field}) => {
    const coordinate = `${root}.${field.name}`;
    const name = `<code>${linkTo(view, coordinate, field.name)}</code>${sinceMark(view, coordinate)}`;
    const text = inline(field.description ?? '') + deprecation(field.deprecationReason);
    return row([name, text]);
  });
  const title = `<a href="#area-${area.id}">${inline(area.title)}</a>`;
  return [groupRow(title, 2), ...rows];
}

function index(view: View, root: Operation['root'], groups: readonly Group[]): string {
  const noun = PAGES[view.page].label.toLowerCase();
  const rows = groups.flatMap((group) => indexRows(view, group));
  return filterList(
    {label: `Filter ${noun}`, param: 'filter', items: 'tbody tr:not(.ref-group)', noun},
    staticBlock(factsTable([root, 'Description'], rows)),
  );
}

/** An area's operations in static blocks, each followed by its examples, or else by a generated request. */
function section(view: View, {area, operations}: Group): string {
  const parts = operations.flatMap((operation) => {
    const coordinate = `${operation.root}.${operation.field.name}`;
    const examples = view.reference.examples.filter(({calls}) => calls.includes(coordinate));
    const requests = examples.map((example) => exampleBlock(view, example));
    if (requests.length === 0) requests.push(requestBlock(view, operation));
    return [staticBlock(operationHtml(view, operation)), ...requests];
  });
  return blocks(`## ${escapeText(area.title)} {#area-${area.id}}`, ...parts);
}

/** The page of all fields of a root type. */
export function operationPage(
  view: View,
  root: Operation['root'],
  links: PageLinks,
): GeneratedPage {
  const groups = groupsOf(view, root);
  const body = blocks(index(view, root, groups), ...groups.map((group) => section(view, group)));
  const count = groups.reduce((sum, {operations}) => sum + operations.length, 0);
  const names = groups.flatMap(({operations}) => operations.flatMap(namesOfOperation));
  return pageFile(view.page, {count, toc: true, body, names}, links);
}
