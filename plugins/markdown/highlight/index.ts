/**
 * Rehype plugin: highlights code blocks when the page is compiled. Docusaurus would do it in the browser, which would
 * load Prism (28 kB) and render each block twice before the page is interactive.
 */
import type {Element, Root} from 'hast';
import {SKIP, visitElements} from '../elements';
import {prepareBlock} from './block';
import {readFence} from './fence';

function languageOf(code: Element): string {
  const classes = [code.properties.className ?? []].flat().map(String);
  const name = classes.find((name) => name.startsWith('language-')) ?? 'language-text';
  return name.slice('language-'.length).toLowerCase();
}

/** The code element, if the block contains only text: a `<pre>` may also contain raw HTML. */
function codeOf(pre: Element): Element | undefined {
  const [code, ...others] = pre.children;
  if (code?.type !== 'element' || code.tagName !== 'code' || others.length > 0) return undefined;
  return code.children.every(({type}) => type === 'text') ? code : undefined;
}

/** The plugin: `<code>` of a block becomes `<code html="…" title="…">`, which `src/theme/CodeBlock` renders. */
export default function highlightCode() {
  return (tree: Root): void => {
    visitElements(tree, (pre) => {
      const code = pre.tagName === 'pre' ? codeOf(pre) : undefined;
      if (!code) return undefined;
      const text = code.children
        .map((child) => (child.type === 'text' ? child.value : ''))
        .join('');
      const {metastring, ...properties} = code.properties;
      const fence = readFence(String(metastring ?? ''));
      code.properties = {
        ...properties,
        ...prepareBlock(text.replace(/\n$/, ''), languageOf(code), fence),
      };
      code.children = [];
      return SKIP;
    });
  };
}
