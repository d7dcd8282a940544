/** The message for each mistake. The facts are the project's own. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {formatProblem} from '../../plugins/facts/problems';
import {ROOT} from '../../plugins/common/root';
import {type DocsChecker, docsChecker} from './index';

const HEAD = {
  title: 'A page',
  description: 'A sentence that says what the reader finds here, and who needs it.',
  sidebar_label: 'Page',
};
const WORDS = 'A dataset has an owner, and its owner answers questions about it. '.repeat(15);

/** The pages of the tests, except `lost.md`. */
const SIDEBAR = `export default {a: ${JSON.stringify(
  ['page', 'short', 'one', 'two', 'target'].map((name) => ({type: 'doc', id: `docs/${name}`})),
)}};`;

let site: string;
let checkDocs: DocsChecker;

function write(name: string, body: string, head: Record<string, unknown> = {}): void {
  const description = `${HEAD.description} ${name}`;
  const lines = Object.entries({...HEAD, description, ...head})
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  const file = path.join(site, 'docs', name);
  fs.writeFileSync(file, ['---', ...lines, '---', '', WORDS, '', body, ''].join('\n'));
}

/** Checks one page and returns its messages. */
async function messages(body: string, head?: Record<string, unknown>, name = 'page.md') {
  write(name, body, head);
  const {problems} = await checkDocs([`docs/${name}`]);
  return problems.map(formatProblem).join('\n\n');
}

const fence = (language: string, ...lines: string[]) =>
  ['```' + language, ...lines, '```'].join('\n');

beforeAll(async () => {
  site = fs.mkdtempSync(path.join(os.tmpdir(), 'check-docs-'));
  fs.mkdirSync(path.join(site, 'docs'));
  fs.symlinkSync(path.join(ROOT, 'reference'), path.join(site, 'reference'));
  fs.cpSync(path.join(ROOT, 'blog'), path.join(site, 'blog'), {recursive: true});
  fs.mkdirSync(path.join(site, 'docs/img'));
  fs.writeFileSync(path.join(site, 'docs/img/a.inline.svg'), '<svg/>');
  fs.writeFileSync(path.join(site, 'docs/img/large.png'), Buffer.alloc(600_000));
  fs.writeFileSync(path.join(site, 'sidebars.ts'), SIDEBAR);
  write('target.md', '## Ports and hosts\n\n## Fixed {#own-id}\n\n<span id="spot">x</span>');
  fs.copyFileSync(path.join(ROOT, 'cspell.json'), path.join(site, 'cspell.json'));
  checkDocs = docsChecker(site);
}, 60_000);

afterAll(() => fs.rmSync(site, {recursive: true}));

it('an invalid URN is named, with what is wrong with it', async () => {
  const urn = 'urn:li:dataset:(urn:li:dataPlatform:kafka,orders,LIVE)';
  const said = await messages(`The table is \`${urn}\`.`);
  expect(said).toMatch(/docs\/page\.md:\d+ {2}urns/);
  expect(said).toContain(urn);
  expect(said).toContain('"LIVE" isn’t a value of "origin". Values: DEV, TEST,');
});

describe('a page without mistakes', () => {
  it('passes, whatever its code contains', async () => {
    const code = [
      fence('bash', 'datahub ingest -c shop.dhub.yaml # simply colour'),
      fence('text', 'any old thing'),
      fence('graphql api=Tableau', '{ workbooks { name } }'),
      fence('yaml title="a.yaml" {1,3}', 'a: 1', '---', 'b: 2'),
      fence('text output', 'a'),
      fence('diff', ' a', '-b', '', '+c'),
    ];
    expect(await messages(['## Steps', ...code, '### More'].join('\n\n'))).toBe('');
  });

  it('may link to what exists, and mark what a release lacks', async () => {
    const body = [
      '[a](./target.md#ports-and-hosts) [b](./target.md#own-id) [c](/docs/target#spot) [d](#here)',
      '[e](./generated/ingestion/sources/kafka.md) [f](/learn/data-mesh) [g](https://acme.example)',
      '## Here',
      '<!-- since: next -->',
      '- A <!-- since: next --> item',
      '<!-- /since -->',
    ];
    expect(await messages(body.join('\n\n'))).toBe('');
  });

  it('may come from any editor', async () => {
    write('page.md', fence('json', '{"a": 1}'));
    const file = path.join(site, 'docs/page.md');
    const text = fs.readFileSync(file, 'utf8');
    fs.writeFileSync(file, `\uFEFF${text.replaceAll('\n', '\r\n')}`);
    expect((await checkDocs(['docs/page.md'])).problems).toEqual([]);
  });

  it('may have labels of the UI with words of the style list', async () => {
    expect(await messages('Press **Log in** and read `just` this.')).toBe('');
  });
});

describe('front matter and text', () => {
  it.each([
    ['a missing label', '', {sidebar_label: undefined}],
    ['a label that only makes sense in its group', '', {sidebar_label: 'Setup'}],
    ['a short description', '', {description: 'Too short.'}],
    ['an unknown key and value', '', {availability: 'hosted', sidebar: 'x'}],
    ['headings', '# Top\n\n## Second\n\n#### Fourth', {}],
    ['admonitions', ':::note Read me\n\nText.\n\n:::\n\n:::caution[Title]\n\nText.\n\n:::', {}],
    [
      'words after the language of a code block',
      [
        fence('yaml title=a.yaml hidden {1,4-5}', 'a: 1', 'b: 2'),
        fence('diff output', ' a: 1', 'b: 2'),
      ].join('\n\n'),
    ],
    [
      'links',
      '[a](./targt.md) [b](./target.md#hosts) [c](/docs/nowhere) [d](../x.md) [e](./target.mdx)',
    ],
    [
      'links to posts and other pages',
      '[a](/learn/data-mash) [b](/nowhere) [c](#nothing) [d](how/x)',
    ],
    [
      'links to generated pages',
      '[a](./generated/ingestion/sources/kafk.md) [b](./graphql/types.md)',
    ],
    ['images', '![A drawing](./img/none.png)\n\n![A photo](./img/large.png)'],
    ['components', "import Tabs from '@theme/Tabs';\n\n<Tabs>\n</Tabs>"],
    ['an open passage', '<!-- since: next -->\n\nText.'],
    [
      'nested passages',
      '<!-- since: next -->\n<!-- until: next -->\n<!-- /until -->\n<!-- /since -->',
    ],
    ['an image without alt text', '![](./img/a.inline.svg)', {}],
    ['words of the style list', 'Simply log in to Datahub, and read its urn.', {}],
    [
      'what reads as if translated',
      // eslint-disable-next-line style/words -- what the rule is there to find
      'Mend it, [run it anew](#run-anew), and send it as a text.',
      {},
    ],
    [
      'defaults that contradict the table of variables',
      'Set `METADATA_SERVICE_AUTH_ENABLED`, whose default is `maybe`.\n\n' +
        '| Variable | Default |\n| --- | --- |\n| `ES_BULK_ASYNC` | `never` |',
      {},
    ],
    ['a wrong port', 'Call `http://datahub-gms:8081/health`, not `datahub-gms:8080`.', {}],
    ['a wrong port at the end of a sentence', 'The registry is at schema-registry:8082.', {}],
    ['spelling', 'The colour of the catalogue.', {}],
  ])(
    'says what to do about %s',
    async (_: string, body: string, head?: Record<string, unknown>) => {
      expect(await messages(body, head)).toMatchSnapshot();
    },
  );

  it('requires a short page to say why', async () => {
    const file = path.join(site, 'docs/short.md');
    const description = `${HEAD.description} Short.`;
    const page = (more: string) =>
      `---\ntitle: T\nsidebar_label: T\ndescription: ${description}\n${more}---\n\nLittle.\n`;
    fs.writeFileSync(file, page(''));
    const {problems} = await checkDocs(['docs/short.md']);
    expect(problems.map(formatProblem)).toMatchSnapshot();
    fs.writeFileSync(file, page('short_because: All there is to say is one word.\n'));
    expect((await checkDocs(['docs/short.md'])).problems).toEqual([]);
  });

  it('names the page that has the same description', async () => {
    const description = `${HEAD.description} The same twice.`;
    write('one.md', '', {description});
    write('two.md', '', {description});
    const {problems} = await checkDocs(['docs/one.md', 'docs/two.md']);
    expect(problems.map(formatProblem)).toMatchSnapshot();
  });

  it('says where a page of MDX does not parse', async () => {
    expect(await messages('A {brace.', {}, 'page.mdx')).toMatchSnapshot();
  });
});

describe('code', () => {
  const recipe = ['source:', '  type: postgres', '  config:'];
  it.each([
    ['no language', fence('', 'x')],
    ['an unknown language', fence('yml', 'a: 1')],
    ['YAML', fence('yaml', 'a: [1')],
    ['JSON', fence('json', '{"a": 1,}')],
    ['shell', fence('bash', 'if true; then')],
    ['a body in shell', fence('bash', `curl -X POST "$URL" \\`, `  -d '{"query": "{ nothing }"}'`)],
    ['a body that is not JSON', fence('bash', `curl "$URL" -d '{query: 1}'`)],
    [
      'an aspect',
      fence('bash', `curl "$URL" -d '[{"urn": "x", "globalTags": {"value": {"tag": []}}}]'`),
    ],
    [
      'a proposal',
      fence(
        'json',
        '{"proposal": {"aspectName": "status", "aspect": {"value": "{\\"removd\\": true}"}}}',
      ),
    ],
    [
      'a here-document',
      fence('bash', 'curl "$URL" -d @- <<EOF', '{"query": "{ nothing }", "from": $START}', 'EOF'),
    ],
    ['GraphQL', fence('graphql', 'query a {', '  dataset(urn: "x") { nmae }', '}')],
    [
      'a response',
      [
        fence('graphql', 'query a { dataset(urn: "x") { urn tags { tags { tag { urn } } } } }'),
        'Response:',
        fence('json', '{"data": {"dataset": {"urn": 7, "name": "x"}}}'),
      ].join('\n\n'),
    ],
    ['Python', fence('python', 'def f(:', '    pass')],
    ['an import', fence('python', 'from datahub.emitter.mce_builder import make_dataset_run')],
    ['a module', fence('python', 'import os', 'import datahub.emiter')],
    ['GraphQL in Python', fence('python', 'query = """', 'query a {', '  nothing', '}', '"""')],
    ['a source', fence('yaml', 'source:', '  type: postgrse')],
    ['a required field', fence('yaml', 'source:', '  type: snowflake', '  config: {}')],
    ['a field', fence('yaml', ...recipe, '    host_prot: a', '    host_port: a')],
    ['a secret', fence('yaml', ...recipe, '    host_port: a', '    password: hunter2')],
    ['a sink', fence('yaml', 'sink:', '  type: datahub-rest', '  config:', '    sever: a')],
    ['a transformer', fence('yaml', 'transformers:', '  - type: simple_add_tags')],
    ['a key of a recipe', fence('yaml', ...recipe, '    host_port: a', 'sinks: []')],
  ])('says what is wrong with %s, and where', async (_, body) => {
    expect(await messages(body)).toMatchSnapshot();
  });

  it('accepts a response that has what its operation selects', async () => {
    const query = fence(
      'graphql',
      'query a($urn: String!) { entity(urn: $urn) { urn type ... on Dataset { name } ...on Chart { chartId } } }',
    );
    const data = {
      entity: {
        urn: 'urn:li:dataset:(urn:li:dataPlatform:kafka,orders,PROD)',
        type: 'DATASET',
        name: 'orders',
      },
    };
    expect(await messages(`${query}\n\n${fence('json', JSON.stringify({data}))}`)).toBe('');
  });

  it('accepts what only DataHub Cloud has, on its pages', async () => {
    const body = fence(
      'graphql',
      'mutation run($urn: String!) {',
      '  runAssertion(urn: $urn) { type }',
      '}',
    );
    expect(await messages(body, {availability: 'core'})).toContain('Cannot query field');
  });

  it('allows a passage that is new in Next to use what the release lacks', async () => {
    const passage = (text: string) => `<!-- since: next -->\n\n${text}\n\n<!-- /since -->`;
    const query = fence(
      'graphql',
      'query v { dataset(urn: "x") { versionProperties { isLatest } } }',
    );
    expect(await messages(query)).toContain('unless it is marked `since` later');
    expect(await messages(passage(query))).toBe('');
  });
});

it('checks the releases that marks name', async () => {
  const found = await messages(
    'A text <!-- since: 0.0.7 --> here.\n\n<!-- since: 0.0.8 -->\n<!-- /since -->',
  );
  expect(found).toContain('found:    <!-- since: 0.0.7 -->\n    expected: one of the releases');
  expect(found).toContain('found:    <!-- since: 0.0.8 -->\n    expected: one of the releases');
});

describe('the sidebar', () => {
  it('contains every page', async () => {
    expect(await messages('', {}, 'lost.md')).toMatchSnapshot();
    expect(await messages('', {displayed_sidebar: null}, 'lost.md')).toBe('');
    expect(await messages('', {displayed_sidebar: null}, 'page.md')).toMatchSnapshot();
  });
});

describe('a Learn post', () => {
  const post = fs.readFileSync(path.join(ROOT, 'blog/data-mesh.md'), 'utf8');
  const checkPost = async (text: string) => {
    fs.writeFileSync(path.join(site, 'blog/data-mesh.md'), text);
    return (await checkDocs(['blog/data-mesh.md'])).problems;
  };

  it('gets a message for each thing it lacks', async () => {
    const [head = '', rest = ''] = post.split('<!-- truncate -->');
    const wrong = head.replace('tags: [data-mesh', 'tags: [mesh').replace('slug: data', 'slug: my');
    const found = (await checkPost(wrong + rest.slice(0, 300))).filter(({key}) => key === 'post');
    expect(found.map(formatProblem)).toMatchSnapshot();
  });

  it('must link to docs by URL', async () => {
    const found = await checkPost(`${post}\n\nSee [the page](../docs/target.md).\n`);
    expect(found.filter(({key}) => key === 'links').map(formatProblem)).toMatchSnapshot();
  });
});

it('checks only facts', async () => {
  const {problems, metrics} = await checkDocs(['reference/sources/kafka.yaml']);
  expect(problems).toEqual([]);
  expect(metrics).toEqual(['fact files: 1']);
});

it('rejects a path without pages', async () => {
  await expect(checkDocs(['docs/nowhere'])).rejects.toThrow(
    'Found nothing to check at "docs/nowhere", expected a file or folder in docs/, blog/, or reference/.',
  );
});
