/** A sidebar from the folders of pages. */

/** An entry, in the form that VitePress reads. */
export type Entry = {text: string; link?: string; collapsed?: true; items?: Entry[]};

/** Returns the entries of pages, by their paths below a common folder. */
export function tree(pages: readonly {path: string; title: string}[], folder: string): Entry[] {
  const groups = new Map<string, {path: string; title: string}[]>();
  const entries: Entry[] = [];
  for (const page of pages) {
    const [first = '', ...rest] = page.path.slice(folder.length + 1).split('/');
    if (rest.length === 0) entries.push({text: page.title, link: `/${page.path}`});
    else groups.set(first, [...(groups.get(first) ?? []), page]);
  }
  return [
    ...entries,
    ...[...groups].map(([name, inside]): Entry => ({
      text: name,
      collapsed: true,
      items: tree(inside, `${folder}/${name}`),
    })),
  ];
}
