/** Finds navbar items without a page or sidebar, or of an unknown type. */

/** The properties of an item of `themeConfig.navbar.items` that the check uses; lists have nested items. */
export type NavbarItem = {
  type?: string;
  docId?: string;
  sidebarId?: string;
  items?: readonly NavbarItem[];
};

/** Valid ids of pages and sidebars, and the custom item types of this site. */
export type Known = {
  docs: readonly string[];
  sidebars: readonly string[];
  types: readonly string[];
};

/** Maximum number of ids in a message, so that it fits on a screen. */
const LIMIT = 8;

/** The id in each kind of item, with the valid ids and what they identify. */
function idOf(item: NavbarItem, {docs, sidebars}: Known) {
  if (item.type === 'docSidebar')
    return {id: item.sidebarId ?? '', what: 'sidebar', known: sidebars};
  if (item.type === 'doc') return {id: item.docId ?? '', what: 'doc', known: docs};
  return undefined;
}

/** Ids that share the most letters with one that doesn't exist. */
function likely(id: string, known: readonly string[]): string[] {
  const shared = (other: string): number => {
    let length = 0;
    while (length < id.length && id[length] === other[length]) length++;
    return length;
  };
  return [...known].sort((one, two) => shared(two) - shared(one)).slice(0, LIMIT);
}

/** The problem with an item itself; undefined if there is none. */
function faultOf(item: NavbarItem, known: Known): string | undefined {
  // Docusaurus checks its own types, and accepts any that starts like this.
  if (item.type?.startsWith('custom-') && !known.types.includes(item.type)) {
    return `There is no navbar item of the type "${item.type}". Valid types are: ${known.types.join(', ')}.`;
  }
  const named = idOf(item, known);
  if (named === undefined || named.known.includes(named.id)) return undefined;
  const ids = likely(named.id, named.known).join(', ');
  return `There is no ${named.what} with the id "${named.id}". Valid ids include: ${ids}.`;
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

/** One message per item, worded for the contributor. */
export function navbarProblems(items: readonly NavbarItem[], known: Known): string[] {
  return items.flatMap((item) => problemsOf(item, known));
}
