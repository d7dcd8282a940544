/** What the note of a changed page says. */

/** A thing on the page, with its anchor if it has one there. */
type Item = {name: string; code?: true; anchor?: string; detail?: string};

/** Changes of one kind, such as new fields; `more` are not listed. */
export type NotePart = {heading: string; items: Item[]; more?: number};

/** The changes of a page. A page that is new needs no list. */
export type Note = {
  since: string;
  isNew?: true;
  releases: {title: string; parts: NotePart[]}[];
};
