/** The pages of queries and mutations: a table of all, then each by area with its examples. */
import type {GraphqlArea, GraphqlExample} from '..';
import {filterList, staticBlock} from '../../page-kit/elements';
import {factsTable, groupRow, row} from '../../page-kit/html';
import {blocks, escapeHtml, escapeText, fence} from '../../page-kit/markdown';
import type {GeneratedPage, PageLinks} from '../../page-kit/page';
import {inline} from './inline';
import {namesOfOperation} from './names';
import {PAGES} from './page-words';
import {type Operation, operationHtml} from './operation';
import {pageFile} from './page-file';
import {responseShape} from './response-shape';
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

/** How many types an operation has fragments for. */
function typesIn(query: string): number {
  return new Set([...query.matchAll(/\.\.\. on (\w+)/g)].map(([, type]) => type)).size;
}

/**
 * A collapsed example: description, and the request (operation and variables) beside the shape of its response. In
 * Markdown, since a static block can't contain highlighted code.
 */
function exampleBlock(view: View, example: GraphqlExample): string {
  const {id, title, description, query, variables} = example;
  const json = Object.keys(variables).length > 0 && JSON.stringify(variables, null, 2);
  return blocks(
    `<details id="example-${id}">\n<summary>Example: ${escapeHtml(title)}</summary>`,
    description,
    '<div class="ref-exchange">\n<div>',
    fence('graphql', query, 'Request'),
    json && fence('json', json, 'Variables'),
    '</div>\n<div>',
    fence('json', responseShape(view.reference.schema, query), 'Response, with types for values'),
    typesIn(query) > 1 && 'Each object has only the fields of its own type.',
    '</div>\n</div>',
    '</details>',
  );
}

/** An area's operations in static blocks, interrupted by the examples between them. */
function section(view: View, {area, operations}: Group): string {
  const parts: string[] = [];
  let run: string[] = [];
  const flush = () => {
    if (run.length > 0) parts.push(staticBlock(run.join('\n')));
    run = [];
  };
  for (const operation of operations) {
    const coordinate = `${operation.root}.${operation.field.name}`;
    const examples = view.reference.examples.filter(({calls}) => calls.includes(coordinate));
    run.push(operationHtml(view, operation));
    if (examples.length === 0) continue;
    flush();
    parts.push(...examples.map((example) => exampleBlock(view, example)));
  }
  flush();
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
