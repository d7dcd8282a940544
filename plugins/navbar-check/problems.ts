/** Finds items of the top bar that lead to no page or sidebar, or that nothing can draw. */

/** What the check reads of an item of `themeConfig.navbar.items`; lists have items of their own. */
export type NavbarItem = {
  type?: string;
  docId?: string;
  sidebarId?: string;
  items?: readonly NavbarItem[];
};

/** What an item may name: ids of pages and of sidebars, and types that this site adds to those of Docusaurus. */
export type Known = {
  docs: readonly string[];
  sidebars: readonly string[];
  types: readonly string[];
};

/** So many ids are listed that a message still fits a screen. */
const LIMIT = 8;

/** What is in each kind of item: the ids it may hold, and their name. */
function idOf(item: NavbarItem, {docs, sidebars}: Known) {
  if (item.type === 'docSidebar')
    return {id: item.sidebarId ?? '', what: 'sidebar', known: sidebars};
  if (item.type === 'doc') return {id: item.docId ?? '', what: 'doc', known: docs};
  return undefined;
}

/** Ids that share the most letters with one that does not exist. */
function likely(id: string, known: readonly string[]): string[] {
  const shared = (other: string): number => {
    let length = 0;
    while (length < id.length && id[length] === other[length]) length++;
    return length;
  };
  return [...known].sort((one, two) => shared(two) - shared(one)).slice(0, LIMIT);
}

/** What is wrong with an item itself; undefined if nothing is. */
function faultOf(item: NavbarItem, known: Known): string | undefined {
  // Docusaurus checks its own types, and takes any that begins like this.
  if (item.type?.startsWith('custom-') && !known.types.includes(item.type)) {
    return `There is no navbar item of the type "${item.type}". Types of this site are: ${known.types.join(', ')}.`;
  }
  const named = idOf(item, known);
  if (named === undefined || named.known.includes(named.id)) return undefined;
  const ids = likely(named.id, named.known).join(', ');
  return `There is no ${named.what} with the id "${named.id}". Ids of a ${named.what} are, for example: ${ids}.`;
}

function problemsOf(item: NavbarItem, known: Known): string[] {
  const inside = (item.items ?? []).flatMap((child) => problemsOf(child, known));
  const fault = faultOf(item, known);
  if (fault === undefined) return inside;
  return [
    `${fault}\n` +
      'Please double-check the following navbar item (themeConfig.navbar.items in docusaurus.config.ts):\n' +
      JSON.stringify(item, null, 2),
    ...inside,
  ];
}

/** One message for each item, in the words of a contributor. */
export function navbarProblems(items: readonly NavbarItem[], known: Known): string[] {
  return items.flatMap((item) => problemsOf(item, known));
}
