/** Finds the URLs of facts on the pages of a version: a fact without a place there is no answer. */
import type {PageRecord} from '../../../src/features/search/engine/format';
import {squeeze} from '../../../src/features/search/engine/terms';

/** Between two cells of a row, as in the text of a page. */
const CELL = ' · ';

/** Characters of a row that identify it; the text after them may have notes on former values. */
const START = 24;

type Row = {text: string; url: string};

export class VersionPages {
  readonly #base: string;
  readonly #anchors: ReadonlyMap<string, ReadonlySet<string>>;
  readonly #rows = new Map<string, Row[]>();
  #all: Row[] | undefined;

  /**
   * @param base path of the version's docs: `/docs/2.0.0`
   * @param pages of the version
   * @param first paths of pages whose rows take precedence over the same rows of other pages
   */
  constructor(base: string, pages: readonly PageRecord[], first: readonly string[] = []) {
    this.#base = base;
    this.#anchors = new Map(
      pages.map(({url, sections}) => [
        url,
        new Set(sections.flatMap(({id, symbols}) => [id, ...symbols.map((one) => one.id)])),
      ]),
    );
    const rank = ({url}: PageRecord) => (first.includes(url.slice(base.length + 1)) ? 0 : 1);
    for (const page of [...pages].sort((a, b) => rank(a) - rank(b))) this.#readRows(page);
  }

  #readRows({url, sections}: PageRecord): void {
    for (const {id, text} of sections) {
      for (const line of text.split('\n')) {
        if (!line.includes(CELL)) continue;
        const row = {text: squeeze(line), url: id === '' ? url : `${url}#${id}`};
        const start = row.text.slice(0, START);
        const same = this.#rows.get(start);
        if (same) same.push(row);
        else this.#rows.set(start, [row]);
      }
    }
  }

  /**
   * @param path of a page below the docs
   * @returns its URL, with the anchor; undefined if the version lacks the page or the anchor
   */
  urlOf(path: string, anchor?: string): string | undefined {
    const url = `${this.#base}/${path}`;
    const anchors = this.#anchors.get(url);
    if (anchor === undefined) return anchors && url;
    return anchors?.has(anchor) ? `${url}#${anchor}` : undefined;
  }

  /** @returns the URLs of the sections that have a table row with these cells, one after the other */
  urlsOfRow(cells: readonly string[]): string[] {
    const [first = '', ...rest] = cells.map(squeeze);
    const wanted = `${first}${rest.join('')}`;
    const near = this.#rows.get(wanted.slice(0, START)) ?? this.#withBadge(first);
    const fits = ({text}: Row) =>
      text.startsWith(first) && rest.every((cell) => text.includes(cell.slice(0, START)));
    return [...new Set(near.filter(fits).map(({url}) => url))];
  }

  /** Rows whose first cell is followed by a badge, such as `Since 2.0.0`. */
  #withBadge(first: string): Row[] {
    this.#all ??= [...this.#rows.values()].flat();
    return this.#all.filter(({text}) => text.startsWith(first));
  }
}
