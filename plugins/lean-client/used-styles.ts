/**
 * Removes the parts of the CSS framework that the site's scripts never mention, three quarters of it, from a style
 * sheet.
 */
import postcss, {type AtRule, type Root} from 'postcss';
import {PurgeCSS} from 'purgecss';
import {upstreamChanged} from '../common/upstream.mjs';

/** The cascade layer that Docusaurus puts Infima into. */
const FRAMEWORK_LAYER = 'docusaurus.infima';

/** Prefix of Infima's custom properties; those of the site are always kept. */
const FRAMEWORK_PROPERTY = /^--ifm-/;

/** @throws PatchError if none of the site's style sheets has Infima in its layer */
export function checkLayer(sheets: readonly string[]): void {
  if (sheets.some((css) => css.includes(`@layer ${FRAMEWORK_LAYER}`))) return;
  throw upstreamChanged(
    {
      patch: 'used-styles',
      package: '@docusaurus/plugin-css-cascade-layers',
      file: 'the style sheets',
    },
    `@layer ${FRAMEWORK_LAYER} in one of them`,
    `${sheets.length} style sheets without it`,
  );
}

function frameworkOf(root: Root): AtRule | undefined {
  let found: AtRule | undefined;
  root.walkAtRules('layer', (rule) => {
    if (rule.params === FRAMEWORK_LAYER && rule.nodes) found = rule;
  });
  return found;
}

/** The framework's properties that a text uses. */
function readProperties(text: string): string[] {
  return [...text.matchAll(/var\(\s*(--ifm-[\w-]+)/g)].flatMap(([, name]) => name ?? []);
}

const wordsOf = (text: string): string[] => text.match(/[\w-]+/g) ?? [];

/**
 * The words of the framework that a script mentions. The scripts of all pages have millions of words, so they are looked
 * up here instead of being handed to PurgeCSS.
 */
function mentioned(framework: string, scripts: readonly string[]): string[] {
  const words = new Set(wordsOf(framework));
  const found = new Set<string>();
  for (const script of scripts) {
    for (const word of wordsOf(script)) if (words.has(word)) found.add(word);
  }
  return [...found];
}

/** Removes properties that nothing uses; those that only they use are removed in the next round. */
function dropUnreadProperties(root: Root, scripts: readonly string[]): void {
  const readByScripts = new Set(scripts.flatMap(readProperties));
  for (let dropped = true; dropped;) {
    dropped = false;
    const read = new Set(readProperties(root.toString()));
    root.walkDecls(FRAMEWORK_PROPERTY, (declaration) => {
      if (read.has(declaration.prop) || readByScripts.has(declaration.prop)) return;
      declaration.remove();
      dropped = true;
    });
  }
}

/**
 * @param css a style sheet of the built site
 * @param scripts the texts of all its scripts: every class that a page can show is in one of them
 * @returns the style sheet without unused rules and properties of the framework, otherwise unchanged
 */
export async function usedStyles(css: string, scripts: readonly string[]): Promise<string> {
  const root = postcss.parse(css);
  const framework = frameworkOf(root);
  if (!framework) return css;
  const text = framework.toString();
  const [purged] = await new PurgeCSS().purge({
    content: [{raw: mentioned(text, scripts).join(' '), extension: 'js'}],
    css: [{raw: text}],
    defaultExtractor: wordsOf,
  });
  if (purged) framework.replaceWith(postcss.parse(purged.css));
  dropUnreadProperties(root, scripts);
  return root.toString();
}
