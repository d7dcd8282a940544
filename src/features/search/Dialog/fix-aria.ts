/**
 * Fixes the roles and names of what DocSearch renders, so assistive technology announces what is shown: a field with
 * lists of options below it. DocSearch gives its backdrop the role of a button, gives every list the same id, and puts
 * buttons inside options.
 */

/** What the dialog shows below its field. */
export type Screen = 'start' | 'results' | 'none';

function set(element: Element, attributes: Record<string, string | undefined>): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined) element.removeAttribute(name);
    else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
  }
}

/** The entry inside is the option; React writes to the list item whenever either changes. */
function fixItem(item: Element): void {
  const entry = item.firstElementChild;
  if (!entry) return;
  for (const name of ['id', 'aria-selected']) {
    const value = item.getAttribute(name);
    if (value !== null) set(entry, {[name]: value});
  }
  set(item, {role: 'none', id: undefined, 'aria-selected': undefined});
}

/** Entries with buttons can't be options, which contain only text; they become rows of a grid. */
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
    // An input of type `search` must not be a combobox.
    ...{type: 'text', role: 'combobox', 'aria-autocomplete': 'list', 'aria-haspopup': popup},
    'aria-expanded': String(ids.length > 0),
    'aria-controls': ids.join(' ') || undefined,
  });
}

const WRONG = ['role', 'tabindex', 'aria-expanded', 'aria-haspopup', 'aria-labelledby'];

/** @param root contains DocSearch's modal; what is already correct isn't changed */
export function fixAria(root: Element): Screen {
  const container = root.querySelector('.DocSearch-Container');
  for (const name of [...WRONG, 'aria-controls']) container?.removeAttribute(name);
  // As children of the body they would be the page's banner and footer landmarks.
  root.querySelectorAll('header, footer').forEach((edge) => set(edge, {role: 'none'}));
  const {popup, ids} = fixLists(root);
  fixField(root, popup, ids);
  if (root.querySelector('.DocSearch-NoResults')) return 'none';
  return root.querySelector('[role=option]') ? 'results' : 'start';
}
