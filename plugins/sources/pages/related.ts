/** The links at the end of a source's page. */
import {sourcePath} from '..';
import {blocks, code, escapeText} from '../../page-kit/markdown';
import {guideText} from './guide';
import type {View} from './view';

type Related = {path: string; label: string; use: string};

/** Pages that match the capabilities of the source's modules. */
function pagesFor({modules}: View): Related[] {
  const hasField = (start: string) =>
    modules.some(({config}) => config.some(({name}) => name.startsWith(start)));
  const hasLineage = modules.some(({capabilities}) =>
    capabilities.some(({name, supported}) => supported && name.endsWith('Lineage')),
  );
  const all: (Related | false)[] = [
    {
      path: 'metadata-ingestion/recipe_overview',
      label: 'Recipes',
      use: 'how a recipe combines sinks, transformers, and variables',
    },
    {
      path: 'metadata-ingestion/schedule_docs/intro',
      label: 'Scheduling ingestion',
      use: 'run the recipe on a schedule',
    },
    hasField('stateful_ingestion.') && {
      path: 'metadata-ingestion/docs/dev_guides/stateful',
      label: 'Stateful ingestion',
      use: 'remove deleted entities and skip finished work',
    },
    hasField('profiling.') && {
      path: 'metadata-ingestion/docs/dev_guides/sql_profiles',
      label: 'SQL profiles',
      use: 'what profiling costs and how to reduce it',
    },
    hasLineage && {
      path: 'generated/lineage/automatic-lineage-extraction',
      label: 'Automatic lineage extraction',
      use: 'compare lineage support across sources',
    },
  ];
  return all.filter((page) => page !== false);
}

/** Other sources for the same platform. */
function siblings({source, sources}: View): Related[] {
  return sources
    .filter(({platform, slug}) => platform === source.platform && slug !== source.slug)
    .map(({name, platform, slug}) => ({
      path: sourcePath(slug),
      label: escapeText(name),
      use: `another source for the platform ${code(platform)}`,
    }));
}

/** Pages of the vendor's own documentation. */
function vendorPages({source}: View): string[] {
  return source.vendor_docs.map(({title, url}) => `- [${escapeText(title)}](${url})`);
}

/** The section; lists only pages that exist. */
export function related(view: View): string {
  const items = [...siblings(view), ...pagesFor(view)]
    .filter(({path}) => view.has(path))
    .map(({label, path, use}) => `- ${view.link(path, label)}: ${use}`);
  const vendor = vendorPages(view);
  const content = blocks(
    items.join('\n'),
    guideText(view, 'Related pages'),
    vendor.length > 0 &&
      `From the ${escapeText(view.source.name)} documentation:\n\n${vendor.join('\n')}`,
  );
  return content === '' ? '' : blocks('## Related pages {#related}', content);
}
