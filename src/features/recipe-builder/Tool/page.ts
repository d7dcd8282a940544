/** Reads the fields and the starter recipes of the page. */
import type {Field} from '../model/field';
import type {Line} from '../model/lines';
import {linesOf} from '../model/recipe';

/** A type of recipe, and the id of the heading above its starter recipe. */
type Module = {plugin: string; heading: string};

/** A field, and the element of its row that shows its name. */
export type Row = {field: Field; name: HTMLElement};

/** What the page says about its recipes. */
export type Page = {
  rows: ReadonlyMap<string, Row>;
  starters: ReadonlyMap<string, readonly Line[]>;
};

function modulesOf(text: string): Module[] {
  return text.split(' ').map((one) => {
    const [plugin = '', heading = ''] = one.split('#');
    return {plugin, heading};
  });
}

function fieldOf(row: HTMLElement, plugin: string, name: string): Field {
  const textOf = (selector: string) => row.querySelector(selector)?.textContent ?? undefined;
  const standard = textOf('code.ref-default');
  return {
    id: row.id,
    plugin,
    name,
    type: textOf('.ref-type') ?? '',
    required: row.querySelector('.ref-required') !== null,
    // Two quotes stand for an empty text.
    default: standard === '""' ? '' : standard,
    example: textOf('.ref-example code'),
  };
}

function rowsOf({plugin}: Module): Row[] {
  const rows = document.querySelectorAll<HTMLElement>(`tr[id^="${CSS.escape(plugin)}."]`);
  return [...rows].flatMap((row) => {
    const name = row.querySelector<HTMLElement>('td:first-child > code:first-child');
    return name ? [{name, field: fieldOf(row, plugin, name.textContent ?? '')}] : [];
  });
}

function starterOf({heading}: Module): Line[] {
  const start = document.getElementById(heading);
  const blocks = [...document.querySelectorAll('article pre code')];
  const block = blocks.find(
    (one) => start && start.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
  return linesOf(block?.textContent ?? '');
}

/** @param text of the attribute `modules`: `dbt#recipe-dbt dbt-cloud#recipe-dbt-cloud` */
export function readPage(text: string): Page {
  const modules = modulesOf(text);
  return {
    rows: new Map(modules.flatMap(rowsOf).map((row) => [row.field.id, row])),
    starters: new Map(modules.map((module) => [module.plugin, starterOf(module)])),
  };
}
