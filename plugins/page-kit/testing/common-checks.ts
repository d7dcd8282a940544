/** What every generated page of any kind must satisfy. */
import {expect, it} from 'vitest';
import {brokenRows, deadLinks, markupErrors, namesAstray, type Page, repeated} from './page-checks';

/** Declares the tests, one for each page, so that a failure names it. */
export function checkPages(pages: readonly Page[]): void {
  it('have unique titles and descriptions', () => {
    expect(repeated(pages.map(({title}) => title))).toEqual([]);
    expect(repeated(pages.map(({description}) => description))).toEqual([]);
  });

  it.each(pages)('$name is whole', (page) => {
    expect(page.description).toMatch(/^.{69,159}\.$/);
    expect(page.body).not.toMatch(/undefined|\[object O|\bNaN\b/);
    expect(repeated(page.ids)).toEqual([]);
    expect(deadLinks(page, pages)).toEqual([]);
    expect(namesAstray(page)).toEqual([]);
    expect(brokenRows(page)).toEqual([]);
    expect(markupErrors(page)).toEqual([]);
  });
}
