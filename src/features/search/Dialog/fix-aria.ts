/**
 * Fixes roles and names in what DocSearch draws, so that assistive technology is told what is shown: a field with
 * lists of options below it. DocSearch calls its backdrop a button, gives every list the same id, and puts buttons
 * into options.
 */

/** What the dialog shows below its field. */
export type Screen = 'start' | 'results' | 'none';

function set(element: Element, attributes: Record<string, string | undefined>): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined) element.removeAttribute(name);
    else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
  }
}

/** The entry inside is what can be chosen; React writes to the list item whenever either changes. */
function fixItem(item: Element): void {
  const entry = item.firstElementChild;
  if (!entry) return;
  for (const name of ['id', 'aria-selected']) {
    const value = item.getAttribute(name);
    if (value !== null) set(entry, {[name]: value});
  }
  set(item, {role: 'none', id: undefined, 'aria-selected': undefined});
}

/** Entries with buttons can't be options, which hold nothing but text; they are the rows of a grid. */
function fixLists(root: Element): {popup: 'grid' | 'listbox'; ids: string[]} {
  root.querySelectorAll('.DocSearch-Hit').forEach(fixItem);
  const grid = root.querySelector('[role=row]')?.closest('.DocSearch-Dropdown-Container');
  if (grid) set(grid, {id: 'docsearch-chosen', role: 'grid', 'aria-labelledby': 'docsearch-label'});
  const ids = [...root.querySelectorAll('.DocSearch-Hits')].map((group, index) => {
    const [heading, list] = group.children;
    const [name, id] = [`docsearch-group-${index}`, `docsearch-list-${index}`];
    if (heading) set(heading, {id: name});
    if (list)
      set(list, grid ? {role: 'none', 'aria-labelledby': undefined} : {'aria-labelledby': name});
    if (list) set(list, {id});
    return id;
  });
  return grid ? {popup: 'grid', ids: ['docsearch-chosen']} : {popup: 'listbox', ids};
}

function fixField(root: Element, popup: string, ids: readonly string[]): void {
  const field = root.querySelector('.DocSearch-Input');
  if (!field) return;
  set(field, {
    // A field of the type `search` may not be a combobox.
    ...{type: 'text', role: 'combobox', 'aria-autocomplete': 'list', 'aria-haspopup': popup},
    'aria-expanded': String(ids.length > 0),
    'aria-controls': ids.join(' ') || undefined,
  });
}

const WRONG = ['role', 'tabindex', 'aria-expanded', 'aria-haspopup', 'aria-labelledby'];

/** @param root holds DocSearch's modal; what is right already stays untouched */
export function fixAria(root: Element): Screen {
  const container = root.querySelector('.DocSearch-Container');
  for (const name of [...WRONG, 'aria-controls']) container?.removeAttribute(name);
  // As children of the body they would be the banner and the foot of the page.
  root.querySelectorAll('header, footer').forEach((edge) => set(edge, {role: 'none'}));
  const {popup, ids} = fixLists(root);
  fixField(root, popup, ids);
  if (root.querySelector('.DocSearch-NoResults')) return 'none';
  return root.querySelector('[role=option]') ? 'results' : 'start';
}
