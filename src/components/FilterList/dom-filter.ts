/** Applies a filter text to elements that React doesn't own: shows, hides and unfolds them. */
import {type Entry, select, unfolds, wordsOf} from './match';

/** How many items a filter shows, of how many. */
export type Tally = {shown: number; total: number};

type Row = Entry<Element> & {element: Element};

/** What hides together with its items: their tables, folded sections, and headings of groups. */
function ownersOf(element: Element, root: Element, group: Element | undefined): Element[] {
  const owners: Element[] = [];
  for (let node = element.parentElement; node && node !== root; node = node.parentElement) {
    if (node.matches('table, .table-scroll, details')) owners.push(node);
  }
  if (group?.parentElement?.contains(element)) owners.push(group);
  return owners;
}

function readRows(root: Element, selector: string): Row[] {
  const rows: Row[] = [];
  let group: Element | undefined;
  for (const element of root.querySelectorAll(`${selector}, .ref-group`)) {
    if (element.matches('.ref-group')) {
      group = element;
    } else {
      // The id holds the whole name where the row shows only its last part.
      const text = `${element.id} ${element.textContent}`.toLowerCase();
      rows.push({element, text, owners: ownersOf(element, root, group)});
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
