/** Applies filter text to elements that React doesn't own: shows, hides, and expands them. */
import {type Entry, select, expandsMatches, wordsOf} from './match';

/** How many items a filter shows, and how many there are. */
export type Tally = {shown: number; total: number};

type Row = Entry<Element> & {element: Element};

/** The last group row before an item, and the last heading with the text below it. */
type Heads = {group?: Element; section?: readonly Element[]};

/** What introduces the items up to the next of its kind: table rows and page headings. */
const GROUP = '.ref-group';
const HEADING = 'h2, h3, h4';

/** Text in an item that isn't about the item itself, such as where a type is used. */
const ASIDE = '.ref-usedby, .ref-anchor, [data-nofilter]';

function textOf(node: Node): string {
  if (!(node instanceof Element) || !node.querySelector(ASIDE)) return node.textContent ?? '';
  const parts = [...node.childNodes].filter(
    (child) => !(child instanceof Element && child.matches(ASIDE)),
  );
  return parts.map(textOf).join('');
}

/** What is hidden along with the items: their tables, collapsible sections, headings, and group rows. */
function ownersOf(element: Element, root: Element, heads: Heads): Element[] {
  const {group, section = []} = heads;
  const owners = [...section];
  for (let node = element.parentElement; node && node !== root; node = node.parentElement) {
    if (node.matches('table, .table-scroll, details')) owners.push(node);
  }
  if (group?.parentElement?.contains(element)) owners.push(group);
  return owners;
}

/** A heading, and what is between it and the next one, except items and what contains them. */
function sectionOf(heading: Element, selector: string): Element[] {
  const section = [heading];
  let next = heading.nextElementSibling;
  while (next && !next.matches(HEADING)) {
    if (!next.matches(selector) && !next.querySelector(selector)) section.push(next);
    next = next.nextElementSibling;
  }
  return section;
}

function readRows(root: Element, selector: string): Row[] {
  const rows: Row[] = [];
  const heads: Heads = {};
  for (const element of root.querySelectorAll(`${selector}, ${GROUP}, ${HEADING}`)) {
    if (element.matches(GROUP)) heads.group = element;
    else if (element.matches(HEADING)) heads.section = sectionOf(element, selector);
    else {
      // The id contains the full name even where the row shows only its last part.
      const text = `${element.id} ${textOf(element)}`.toLowerCase();
      rows.push({element, text, owners: ownersOf(element, root, heads)});
    }
  }
  return rows;
}

function setHidden(element: Element, hidden: boolean): void {
  if (hidden !== element.hasAttribute('hidden')) element.toggleAttribute('hidden', hidden);
}

/** Opens the `<details>` among or around the items shown, and closes those that an earlier filter opened. */
function expandDetails(rows: readonly Element[], opened: Set<HTMLDetailsElement>): void {
  const wanted = new Set(rows.filter((row) => row instanceof HTMLDetailsElement));
  for (const details of opened) {
    if (wanted.has(details)) continue;
    details.open = false;
    opened.delete(details);
  }
  for (const details of wanted) {
    if (details.open) continue;
    details.open = true;
    opened.add(details);
  }
}

/**
 * Creates the filter of one list.
 *
 * @param selector CSS selector of the items below `root`
 * @returns a function that applies a text and counts matches; an empty text shows everything
 */
export function createDomFilter(root: Element, selector: string): (text: string) => Tally {
  let rows: Row[] | undefined;
  const opened = new Set<HTMLDetailsElement>();
  return (text) => {
    rows ??= readRows(root, selector);
    const words = wordsOf(text);
    const {shown, count, visibleOwners} = select(rows, words);
    const owners = new Set(rows.flatMap((row) => row.owners));
    owners.forEach((owner) => setHidden(owner, !visibleOwners.has(owner)));
    const visible: Element[] = [];
    rows.forEach(({element, owners: around}, index) => {
      setHidden(element, !shown[index]);
      if (shown[index]) visible.push(element, ...around);
    });
    expandDetails(expandsMatches(count, words) ? visible : [], opened);
    return {shown: count, total: rows.length};
  };
}
