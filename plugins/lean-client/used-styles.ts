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
function readProperties(text: string): Set<string> {
  return new Set([...text.matchAll(/var\(\s*(--ifm-[\w-]+)/g)].flatMap(([, name]) => name ?? []));
}

/** Removes properties that nothing uses; those that only they use are removed in the next round. */
function dropUnreadProperties(root: Root, scripts: string): void {
  const readByScripts = readProperties(scripts);
  for (let dropped = true; dropped;) {
    dropped = false;
    const read = readProperties(root.toString());
    root.walkDecls(FRAMEWORK_PROPERTY, (declaration) => {
      if (read.has(declaration.prop) || readByScripts.has(declaration.prop)) return;
      declaration.remove();
      dropped = true;
    });
  }
}

/**
 * @param css a style sheet of the built site
 * @param scripts all its scripts: every class that a page can show is in one of them
 * @returns the style sheet without unused rules and properties of the framework, otherwise unchanged
 */
export async function usedStyles(css: string, scripts: string): Promise<string> {
  const root = postcss.parse(css);
  const framework = frameworkOf(root);
  if (!framework) return css;
  const [purged] = await new PurgeCSS().purge({
    content: [{raw: scripts, extension: 'js'}],
    css: [{raw: framework.toString()}],
    defaultExtractor: (text) => text.match(/[\w-]+/g) ?? [],
  });
  if (purged) framework.replaceWith(postcss.parse(purged.css));
  dropUnreadProperties(root, scripts);
  return root.toString();
}
