import {describe, expect, it} from 'vitest';
import {CLIP} from '../pictures/testing';
import {pageText} from './page-text';

const NAMES = new Map([
  ['s3.path_specs', 'path_specs'],
  ['a', 'A'],
  ['b', 'B'],
  ['auth_oidc', 'AUTH_OIDC'],
  ['updatename', 'updateName'],
]);

const read = (file: string, lines: string[]) =>
  pageText(lines.join('\n'), {title: 'Title', file, names: NAMES}).sections;
const sectionsOf = (...lines: string[]) => read('a.md', lines);
const idsOf = (...lines: string[]) => sectionsOf(...lines).map(({id}) => id);
const symbolsOf = (...lines: string[]) => sectionsOf(...lines).flatMap(({symbols}) => symbols);
const textOf = (...lines: string[]) =>
  sectionsOf(...lines)
    .map(({text}) => text)
    .join('\n');

it('have the steps of clips, without label markup', () => {
  const text = '![How a tag is assigned](clip:tags/assign "Assign a tag")\n\nAfter.';
  const clips = new Map([['tags/assign', CLIP]]);
  expect(pageText(text, {title: 'Title', file: 'a.md', clips}).sections[0]?.text).toBe(
    'How a tag is assigned\nAssign a tag\nOpen Tags.\nSelect Create Tag.\nAfter.',
  );
  expect(pageText(text, {title: 'Title', file: 'a.md'}).sections[0]?.text).toBe(
    'How a tag is assigned\nAssign a tag\nAfter.',
  );
});

describe('excerpts', () => {
  const first = (...lines: string[]) => sectionsOf(...lines)[0];

  it('know which lines are code', () => {
    expect(
      first('Run it:', '', '```bash', 'datahub init', '', 'datahub ingest', '```', '', 'Done.'),
    ).toMatchObject({
      text: 'Run it:\ndatahub init\ndatahub ingest\nDone.',
      code: [1, 2],
    });
    expect(first('No code.')).not.toHaveProperty('code');
  });

  it('get paragraphs that are wrapped in the file as one line', () => {
    const start = 'The command pulls the images, starts the containers, and waits up to ten';
    expect(textOf(start, 'minutes until all of them are healthy.')).toBe(
      `${start} minutes until all of them are healthy.`,
    );
    expect(textOf(`- ${start}.`, '- and')).toBe(`${start}.\nand`);
    expect(textOf('- short item', '- another')).toBe('short item\nanother');
  });
});

describe('sections', () => {
  it('contain the text from a heading to the next', () => {
    expect(sectionsOf('# Title', 'Top.', '', '## One', 'First.', 'Second.', '### Two')).toEqual([
      {id: '', heading: 'Title', level: 1, text: 'Top.', symbols: []},
      {id: 'one', heading: 'One', level: 2, text: 'First.\nSecond.', symbols: []},
      {id: 'two', heading: 'Two', level: 3, text: '', symbols: []},
    ]);
  });

  it('are one for an empty page', () => {
    expect(sectionsOf('')).toEqual([{id: '', heading: 'Title', level: 1, text: '', symbols: []}]);
  });

  it('begin at HTML headings, too', () => {
    const [, section] = sectionsOf(
      '<h3 id="updatename"><code>updateName</code> <a class="ref-anchor" href="#updatename">#</a></h3>',
      'Changes a name.',
    );
    expect(section).toMatchObject({
      ...{id: 'updatename', heading: 'updateName', level: 3, text: 'Changes a name.'},
    });
  });

  it('do not begin inside code', () => {
    expect(idsOf('```bash', '# Install', '## Run', '```', '## After')).toEqual(['', 'after']);
    expect(idsOf('````md', '```', '## Inside', '```', '````', '## After')).toEqual(['', 'after']);
    expect(idsOf('~~~', '```', '## Inside', '~~~', '## After')).toEqual(['', 'after']);
  });
});

describe('ids', () => {
  it.each([
    ['## Start DataHub', 'start-datahub'],
    ['## What’s new?', 'whats-new'],
    ['## `datahub put` & more', 'datahub-put--more'],
    ['## [GraphQL](../graphql.md) API', 'graphql-api'],
    ['## Step 1: **Install**', 'step-1-install'],
    ['## Größe', 'größe'],
    ['## snake_case', 'snake_case'],
  ])('of %s are the same as in Docusaurus', (line, id) => {
    expect(idsOf(line)).toEqual(['', id]);
  });

  it('are numbered if headings are the same', () => {
    expect(idsOf('## Setup', '## Setup', '## Setup')).toEqual(['', 'setup', 'setup-1', 'setup-2']);
  });

  it('are numbered if the page title is the same', () => {
    expect(idsOf('# Setup', '## Setup')).toEqual(['', 'setup-1']);
  });

  it('are not numbered if an explicit one is the same', () => {
    expect(idsOf('## Define {#aspect}', '## Aspect')).toEqual(['', 'aspect', 'aspect']);
  });

  it('may be explicit, in Markdown and in MDX', () => {
    const sections = [
      ...sectionsOf('## List {#ls}'),
      ...read('a.mdx', ['## Get it {/* #Get */}']).slice(1),
    ];
    expect(sections.map(({id, heading}) => [id, heading])).toEqual([
      ['', 'Title'],
      ['ls', 'List'],
      ['Get', 'Get it'],
    ]);
  });
});

describe('text', () => {
  it('keeps the lines of code unchanged', () => {
    expect(textOf('```yaml', 'source:', '  type: **s3**', '```')).toBe('source:\ntype: **s3**');
  });

  it('leaves out comments and drawings', () => {
    const text = textOf(
      '<!-- a note',
      'for writers -->',
      '<svg viewBox="0 0 9 9"><text>drawn</text></svg>',
      '',
      'Read this.',
    );
    expect(text).toBe('Read this.');
  });

  it('leaves out generated requests, but not what is around them', () => {
    const request = ['```graphql', 'query tag', '```', '', '</div>', '</details>'];
    const text = textOf(
      'Before.',
      '',
      '<details class="ref-request" id="request-tag">',
      '<summary>Request</summary>',
      '',
      '<div>',
      '',
      ...request,
      '',
      'After.',
    );
    expect(text).toBe('Before.\nAfter.');
  });

  it('leaves out comments, imports, and drawings of MDX', () => {
    const [top] = read('a.mdx', [
      "import Tabs from '@theme/Tabs';",
      'export const x = 1;',
      '',
      '{/* another',
      'note */}',
      '<svg viewBox="0 0 9 9"><text>drawn</text></svg>',
      '',
      'Read this.',
    ]);
    expect(top?.text).toBe('Read this.');
  });

  it('is empty for a page that is not valid MDX', () => {
    expect(read('a.mdx', ['a <b'])).toMatchObject([{text: ''}]);
  });

  it('contains imports and exports that a page shows as code', () => {
    const code = ['import datahub', 'export DATAHUB_TELEMETRY_ENABLED=false'];
    expect(textOf('```', ...code, '```')).toBe(code.join('\n'));
  });
});

describe('symbols', () => {
  const row = (id: string) => `<tr id="${id}"><td><code>${id}</code></td></tr>`;

  it('are the names of elements with ids', () => {
    expect(symbolsOf(row('s3.path_specs'))).toEqual([{name: 'path_specs', id: 's3.path_specs'}]);
    expect(symbolsOf(row('a') + row('b'))).toEqual([
      {name: 'A', id: 'a'},
      {name: 'B', id: 'b'},
    ]);
  });

  it('are spans in cells of Markdown tables', () => {
    const table = ['| Name |', '| --- |', '| <span id="auth_oidc">`AUTH_OIDC`</span> |'];
    expect(symbolsOf(...table)).toEqual([{name: 'AUTH_OIDC', id: 'auth_oidc'}]);
  });

  it('are not elements that define no name', () => {
    expect(symbolsOf('<details id="more"><summary>More on `AUTH_OIDC`</summary>')).toEqual([]);
  });

  it('belong to the section that they are in', () => {
    const [top, config] = sectionsOf('## Config', row('a'));
    expect(top?.symbols).toEqual([]);
    expect(config?.symbols).toEqual([{name: 'A', id: 'a'}]);
    const [, operation] = sectionsOf('<h3 id="updatename"><code>updateName</code></h3>');
    expect(operation?.symbols).toEqual([{name: 'updateName', id: 'updatename'}]);
  });
});

describe('commands', () => {
  const page = (heading: string, ...lines: string[]) => [heading, '```bash', ...lines, '```'];

  it('are symbols below a heading with their name', () => {
    expect(symbolsOf(...page('### Put an aspect', 'datahub put --urn "$URN"'))).toEqual([
      {name: 'datahub put', id: 'put-an-aspect'},
    ]);
    expect(symbolsOf(...page('### datahub docker nuke', '$ datahub docker nuke'))).toEqual([
      {name: 'datahub docker nuke', id: 'datahub-docker-nuke'},
    ]);
  });

  it('are symbols only once', () => {
    const lines = ['datahub delete --urn a', 'datahub delete --urn b'];
    expect(symbolsOf(...page('## delete', ...lines))).toHaveLength(1);
  });

  it('are not symbols below other headings, or outside code', () => {
    expect(symbolsOf(...page('## Quickstart', 'datahub docker nuke'))).toEqual([]);
    expect(symbolsOf('## put', 'datahub put writes an aspect.')).toEqual([]);
  });

  it('are not symbols at the top of a page, which has no id', () => {
    expect(symbolsOf('```', 'datahub title', '```')).toEqual([]);
  });
});
