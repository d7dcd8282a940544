/** Finding names in plain sentences. */
import {describe, expect, it} from 'vitest';
import {anchorOfWord} from './anchors';
import {field, module} from './testing/sources';
import {pieces, toHtml, toMarkdown} from './prose';

const boat = module({
  plugin: 'boat',
  config: [
    field('database', 'string', 'Database.'),
    field('options', 'map', 'Options.'),
    field('crew.max_size', 'integer', 'Size.'),
    field('ports.<key>.dock_number', 'integer', 'Dock.'),
    field('maxSpeed', 'integer', 'Speed.'),
  ],
});
const markdown = (text: string) =>
  toMarkdown(pieces(text, new Set(['boat-log']), (word) => anchorOfWord(word, [boat])));

describe('prose', () => {
  it.each([
    [
      'Plain words stay; so do SELECT and database.',
      'Plain words stay; so do SELECT and database.',
    ],
    ['Set crew.max_size.', 'Set [`crew.max_size`](#boat.crew.max_size).'],
    [
      'Set max_size or maxSpeed.',
      'Set [`max_size`](#boat.crew.max_size) or [`maxSpeed`](#boat.maxSpeed).',
    ],
    ['See ports.<key>.dock_number', 'See [`ports.<key>.dock_number`](#boat.ports.key.dock_number)'],
    ['Under options.connect_args', 'Under [`options.connect_args`](#boat.options)'],
    ['Matched as database.schema.table.', 'Matched as `database.schema.table`.'],
    ['Open **Settings** > x', 'Open **Settings** &gt; x'],
    ['Run `go *fast*` now', 'Run `go *fast*` now'],
    ['The boat-log module', 'The `boat-log` module'],
    ['Needs s3:GetObject on s3://; then go', 'Needs `s3:GetObject` on `s3://`; then go'],
    ['At https://acme.example/x, or ${ACME_URL}', 'At `https://acme.example/x`, or `${ACME_URL}`'],
    ['Tag urn:li:tag:pii, {table}/ and *.csv', 'Tag `urn:li:tag:pii`, `{table}/` and `*.csv`'],
    ['A <b> *or* [c], e.g. this', 'A &lt;b&gt; \\*or\\* \\[c\\], e.g. this'],
  ])('%s', (text, expected) => {
    expect(markdown(text)).toBe(expected);
  });

  it('is HTML too', () => {
    const list = pieces('Set max_size <= 3, not min_size', new Set(), (word) =>
      anchorOfWord(word, [boat]),
    );
    expect(toHtml(list)).toBe(
      'Set <a href="#boat.crew.max_size"><code>max_size</code></a> &lt;= 3, not <code>min_size</code>',
    );
  });
});
