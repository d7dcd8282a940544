/** What a contributor reads for each mistake; the facts are those of the project. */
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

/** Checks one page and answers with the messages it got. */
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
  fs.copyFileSync(path.join(ROOT, 'cspell.json'), path.join(site, 'cspell.json'));
  checkDocs = await docsChecker(site);
}, 60_000);

afterAll(() => fs.rmSync(site, {recursive: true}));

describe('a page without mistakes', () => {
  it('passes, whatever its code holds', async () => {
    const code = [
      fence('bash', 'datahub ingest -c shop.dhub.yaml # simply colour'),
      fence('text', 'any old thing'),
      fence('graphql api=Tableau', '{ workbooks { name } }'),
      fence('yaml', 'a: 1', '---', 'b: 2'),
    ];
    expect(await messages(['## Steps', ...code, '### More'].join('\n\n'))).toBe('');
  });

  it('may have labels of the UI with words of the style list', async () => {
    expect(await messages('Press **Log in** and read `just` this.')).toBe('');
  });
});

describe('front matter and text', () => {
  it.each([
    ['a missing label', '', {sidebar_label: undefined}],
    ['a short description', '', {description: 'Too short.'}],
    ['an unknown key and value', '', {availability: 'hosted', sidebar: 'x'}],
    ['headings', '# Top\n\n## Second\n\n#### Fourth', {}],
    ['admonitions', ':::note Read me\n\nText.\n\n:::\n\n:::caution[Title]\n\nText.\n\n:::', {}],
    ['an image without words', '![](./img/a.inline.svg)', {}],
    ['words of the style list', 'Simply log in to Datahub, and read its urn.', {}],
    ['spelling', 'The colour of the catalogue.', {}],
  ])('tells what to do about %s', async (_, body, head) => {
    expect(await messages(body, head)).toMatchSnapshot();
  });

  it('wants a page that is short to say why', async () => {
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
    ['a body that is no JSON', fence('bash', `curl "$URL" -d '{query: 1}'`)],
    ['GraphQL', fence('graphql', 'query a {', '  dataset(urn: "x") { nmae }', '}')],
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
  ])('tells what is wrong with %s, and where', async (_, body) => {
    expect(await messages(body)).toMatchSnapshot();
  });

  it('knows what DataHub Cloud alone has, on its pages', async () => {
    const body = fence(
      'graphql',
      'mutation run($urn: String!) {',
      '  runAssertion(urn: $urn) { type }',
      '}',
    );
    expect(await messages(body, {availability: 'core'})).toContain('Cannot query field');
  });

  it('lets a passage that is new in Next use what the release lacks', async () => {
    const passage = (text: string) => `<!-- since: next -->\n\n${text}\n\n<!-- /since -->`;
    const query = fence(
      'graphql',
      'query v { dataset(urn: "x") { versionProperties { isLatest } } }',
    );
    expect(await messages(query)).toContain('unless it is marked `since` later');
    expect(await messages(passage(query))).toBe('');
  });
});

it('refuses a place without pages', async () => {
  await expect(checkDocs(['docs/nowhere'])).rejects.toThrow(
    'Found no page at "docs/nowhere", expected a file or folder of docs/.',
  );
});
