/** Diagrams on pages: where they may be, and what a file may contain. */
import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {compile} from '../testing/compile';
import svgLoader from './svg-loader.mjs';

const FOLDER = path.join(__dirname, '../testing/diagrams');
const FLOW = path.join(FOLDER, 'flow.inline.svg');
const page = (content: string, name = 'page.md') => compile(content, path.join(FOLDER, name));

/** Messages without the machine's path. */
function reason(error: unknown): string {
  return String((error as {reason?: string}).reason ?? error).replaceAll(FOLDER, '<folder>');
}

const load = (source: string): string => svgLoader.call({resourcePath: FLOW}, source);

describe('inline-svg', () => {
  it.each(['page.md', 'page.mdx'])('puts a diagram into %s', async (name) => {
    const code = await page('![A flow](flow.inline.svg "Caption")\n', name);
    expect(code).toMatch(
      /label: "A flow",\s+caption: "Caption",\s+svg: require\("!!.*flow\.inline\.svg"\)/,
    );
    expect(code).not.toContain('_jsx(_components.p');
  });

  it("doesn't change other images", async () => {
    expect(await page('![A](https://example.org/a.svg)\n')).not.toContain('Diagram');
  });

  it.each([
    ['no alternative text', '![](flow.inline.svg)'],
    ['a missing file', '![A flow](gone.inline.svg)'],
    ['an absolute path', '![A flow](/img/flow.inline.svg)'],
    ['a diagram in a sentence', 'See ![A flow](flow.inline.svg) here.'],
  ])('refuses %s', async (_, content) => {
    const error: unknown = await page(content).catch((thrown: unknown) => thrown);
    expect(reason(error)).toMatchSnapshot();
  });
});

describe('svg-loader', () => {
  it('exports only the drawing, with unique ids', () => {
    expect(load(fs.readFileSync(FLOW, 'utf8'))).toMatchSnapshot();
  });

  it.each([
    ['no viewBox', '<svg></svg>'],
    ['a style', '<svg viewBox="0 0 1 1"><style>p{}</style></svg>'],
    ['a handler', '<svg viewBox="0 0 1 1" onload="x()"></svg>'],
    ['an outside file', '<svg viewBox="0 0 1 1"><image href="https://example.org/a.png"/></svg>'],
  ])('refuses %s', (_, source) => {
    expect(() => load(source)).toThrow(/flow\.inline\.svg: /);
  });
});
