/** The table of a module's configuration fields, as one run of HTML. */
import type {ConfigField, SourceModule} from '..';
import {codeHtml, factsTable, groupRow, selfLink} from '../../page-kit/html';
import {escapeHtml} from '../../page-kit/markdown';
import {REQUIRED} from '../../page-kit/marks';
import {fieldAnchor} from './anchors';
import {groupFields, type FieldGroup} from './config-groups';
import type {View} from './view';
import {count, listing} from './words';

const COLUMNS = ['Field', 'Type', 'Default', 'Description'];
/** A longer default would make its row too tall. */
const LONG_DEFAULT = 80;
const NONE = '<td class="ref-none">–</td>';

/** The path of a field; the part that repeats from row to row is dimmed. */
function pathHtml(name: string): string {
  const split = name.lastIndexOf('.') + 1;
  const prefix = escapeHtml(name.slice(0, split));
  const dimmed = prefix === '' ? '' : `<span class="ref-prefix">${prefix}</span>`;
  return `<code>${dimmed}${escapeHtml(name.slice(split))}</code>`;
}

/** Shown beside the type: most fields are optional, so a separate column would be empty in nearly every row. */
function requiredHtml({required, required_with: block}: ConfigField, plugin: string): string {
  if (required) return REQUIRED;
  if (block === undefined) return '';
  const link = `<a href="#${fieldAnchor(plugin, block)}">${codeHtml(block)}</a>`;
  return ` <span class="ref-note">Required with ${link}</span>`;
}

/** True for a default in words, such as "start of the last full bucket", rather than a value to type. */
export function isProse(value: string): boolean {
  return value === 'now' || /^\w+(?: [\w()]+)+$/.test(value);
}

function defaultHtml({default: value}: ConfigField): string {
  if (value === null) return NONE;
  if (isProse(value)) return `<td class="ref-default">${value.replace(' x ', ' × ')}</td>`;
  const code = `<code class="ref-default">${value === '' ? '""' : escapeHtml(value)}</code>`;
  return value.length > LONG_DEFAULT
    ? `<td><details><summary>Show default</summary>${code}</details></td>`
    : `<td>${code}</td>`;
}

const links = (names: readonly string[], plugin: string) =>
  listing(names.map((name) => `<a href="#${fieldAnchor(plugin, name)}">${codeHtml(name)}</a>`));

/** What else the author of a recipe must know about a field. */
function more({example, ...field}: ConfigField, {config, plugin}: SourceModule): string {
  // A shared field may refer to one that this module lacks.
  const known = (names: readonly string[] = []) =>
    names.filter((name) => config.some((one) => one.name === name));
  const [requires, conflicts] = [known(field.requires), known(field.conflicts)];
  const shown =
    example === undefined
      ? ''
      : ` <span class="ref-note ref-example">Example: ${codeHtml(example)}</span>`;
  const notes = [
    requires.length > 0 && `Requires ${links(requires, plugin)}`,
    conflicts.length > 0 && `Can't be combined with ${links(conflicts, plugin)}`,
  ].filter((note) => note !== false);
  return shown + notes.map((note) => ` <span class="ref-note">${note}</span>`).join('');
}

function fieldRow(view: View, module: SourceModule, field: ConfigField): string {
  const {hidden, name, type} = field;
  const anchor = fieldAnchor(module.plugin, name);
  const labels = view.marks(field) + (hidden ? ' <span class="ref-note">Hidden</span>' : '');
  const cells = [
    `<td>${pathHtml(name)}${selfLink(anchor, name)}${labels}</td>`,
    `<td><code class="ref-type">${escapeHtml(type)}</code>${requiredHtml(field, module.plugin)}</td>`,
    defaultHtml(field),
    `<td>${view.html(field.description, module)}${more(field, module)}</td>`,
  ];
  return `<tr id="${anchor}">${cells.join('')}</tr>`;
}

function groupHead({block, fields}: FieldGroup): string {
  const name = block === '' ? 'Top level' : codeHtml(block);
  const size = `<span class="ref-note">${count(fields.length, 'field')}</span>`;
  return groupRow(`${name} ${size}`, COLUMNS.length);
}

/** Rows of all fields, grouped by block if there is more than one group. */
export function configTable(view: View, module: SourceModule): string {
  const groups = groupFields(module.config);
  const rows = groups.flatMap((group) => [
    ...(groups.length > 1 ? [groupHead(group)] : []),
    ...group.fields.map((field) => fieldRow(view, module, field)),
  ]);
  return factsTable(COLUMNS, rows);
}
