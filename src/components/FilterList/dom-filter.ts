/** Applies a filter text to elements that React doesn't own: shows, hides and unfolds them. */
import {type Entry, select, unfolds, wordsOf} from './match';

/** How many items a filter shows, of how many. */
export type Tally = {shown: number; total: number};

type Row = Entry<Element> & {element: Element};

/** The last heads before an item. */
type Heads = {group?: Element; heading?: Element};

/** Heads of the items that follow them, up to the next head: rows of tables, headings of the page. */
const GROUP = '.ref-group';
const HEADING = 'h2, h3, h4';

/** Text of an item that says nothing about the item itself, as where a type is used. */
const ASIDE = '.ref-usedby, .ref-anchor, [data-nofilter]';

function textOf(node: Node): string {
  if (!(node instanceof Element) || !node.querySelector(ASIDE)) return node.textContent ?? '';
  const parts = [...node.childNodes].filter(
    (child) => !(child instanceof Element && child.matches(ASIDE)),
  );
  return parts.map(textOf).join('');
}

/** What hides together with its items: their tables, folded sections, and heads of groups. */
function ownersOf(element: Element, root: Element, heads: Heads): Element[] {
  const {group, heading} = heads;
  const owners = heading ? [heading] : [];
  for (let node = element.parentElement; node && node !== root; node = node.parentElement) {
    if (node.matches('table, .table-scroll, details')) owners.push(node);
  }
  if (group?.parentElement?.contains(element)) owners.push(group);
  return owners;
}

function readRows(root: Element, selector: string): Row[] {
  const rows: Row[] = [];
  const heads: Heads = {};
  for (const element of root.querySelectorAll(`${selector}, ${GROUP}, ${HEADING}`)) {
    if (element.matches(GROUP)) heads.group = element;
    else if (element.matches(HEADING)) heads.heading = element;
    else {
      // The id holds the whole name where the row shows only its last part.
      const text = `${element.id} ${textOf(element)}`.toLowerCase();
      rows.push({element, text, owners: ownersOf(element, root, heads)});
    }
  }
  return rows;
}

function setHidden(element: Element, hidden: boolean): void {
  if (hidden !== element.hasAttribute('hidden')) element.toggleAttribute('hidden', hidden);
}

/** Opens what folds around or at the items shown, and closes what an earlier filter opened. */
function unfold(rows: readonly Element[], opened: Set<HTMLDetailsElement>): void {
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
 * Makes the filter of one list.
 *
 * @param selector CSS selector of the items below `root`
 * @returns applies a text and counts; an empty text shows everything
 */
export function createDomFilter(root: Element, selector: string): (text: string) => Tally {
  let rows: Row[] | undefined;
  const opened = new Set<HTMLDetailsElement>();
  return (text) => {
    rows ??= readRows(root, selector);
    const words = wordsOf(text);
    const {shown, count, live} = select(rows, words);
    const owners = new Set(rows.flatMap((row) => row.owners));
    owners.forEach((owner) => setHidden(owner, !live.has(owner)));
    const visible: Element[] = [];
    rows.forEach(({element, owners: around}, index) => {
      setHidden(element, !shown[index]);
      if (shown[index]) visible.push(element, ...around);
    });
    unfold(unfolds(count, words) ? visible : [], opened);
    return {shown: count, total: rows.length};
  };
}
