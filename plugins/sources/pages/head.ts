/** Front matter of a source's page. */
import {leadSentence, type Source} from '..';
import {frontMatter} from '../../page-kit/markdown';

/** Returns the YAML block at the top of the page. */
export function head({modules, name, platform, since, slug, summary}: Source): string {
  const plugins = modules.map(({plugin}) => plugin);
  return frontMatter({
    // Entities, sinks, and actions have pages named after the same products.
    title: `${name} ingestion source`,
    description: leadSentence(summary),
    sidebar_label: name,
    keywords: [...new Set([slug, platform, ...plugins])],
    since,
  });
}
