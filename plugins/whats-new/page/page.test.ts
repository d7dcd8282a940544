/** The rows of the page: what is grouped, how it is said, and what is linked. */
import {describe, expect, it} from 'vitest';
import type {Change} from '../model';
import {inlineHtml} from './inline';
import {rowsOf} from './rows';

const change = (name: string, more: Partial<Change> = {}): Change => ({
  ...{id: `2.1.0/added/${name}`, release: '2.1.0', area: 'sources', what: 'field', kind: 'added'},
  ...{name, owner: 'Lamps', page: 'lamps', anchor: name, ...more},
});

const rows = (changes: Change[]) => rowsOf(changes, (page) => page === 'lamps');

describe('rowsOf', () => {
  it('lists what belongs together in one row, by kind', () => {
    const changed = {kind: 'changed', property: 'default', from: '1', to: '2'} as const;
    expect(rows([change('dim'), change('color'), change('size', changed)])).toEqual([
      '<tr id="sources:2.1.0:lamps"><td><a href="lamps">Lamps</a></td><td><ul>' +
        '<li>New fields: <a href="lamps#dim"><code>dim</code></a>, <a href="lamps#color"><code>color</code></a></li>' +
        '<li>Changed field: <a href="lamps#size"><code>size</code></a> (default changed from <code>1</code> to <code>2</code>)</li>' +
        '</ul></td></tr>',
    ]);
  });

  it('has one row for each thing that belongs to nothing', () => {
    const own = {what: 'page', owner: undefined, anchor: undefined};
    expect(
      rows([change('Bulbs', own), change('Gone', {...own, page: 'gone', kind: 'removed'})]),
    ).toEqual([
      '<tr id="sources:2.1.0:bulbs"><td><a href="lamps">Bulbs</a></td><td>New page</td></tr>',
      '<tr id="sources:2.1.0:gone"><td>Gone</td><td>Removed page</td></tr>',
    ]);
  });

  it('says what to do about an upgrade note', () => {
    const note = {area: 'upgrade', what: 'breaking', kind: 'changed', owner: undefined} as const;
    const [row] = rows([
      change('It is `off`', {...note, id: '2.1.0/upgrade/off', anchor: 'v2', action: 'Turn it on'}),
    ]);
    expect(row).toBe(
      '<tr id="upgrade:2.1.0:off"><td><a href="lamps#v2">Breaking</a></td><td>It is <code>off</code>. <em>Turn it on</em></td></tr>',
    );
  });

  it('doesn’t repeat long values', () => {
    const [row] = rows([
      change('a', {kind: 'changed', property: 'signature', from: 'x'.repeat(99), to: 'y'}),
    ]);
    expect(row).toContain('(signature changed)');
  });
});

it('writes inline Markdown as HTML, and escapes everything else', () => {
  expect(inlineHtml('**A** `<b>` & [c](/docs/d#e) <i>')).toBe(
    '<strong>A</strong> <code>&lt;b&gt;</code> &amp; <a href="d#e">c</a> &lt;i&gt;',
  );
});
