/** Derives the sidebar of a release from that of Next: the same, without what the release lacks. */
import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

type Item = {type: string; id?: string; items?: unknown; link?: {type?: string; id?: string}};

function pruneItem(item: unknown, exists: (id: string) => boolean): unknown[] {
  if (typeof item === 'string') return exists(item) ? [item] : [];
  const {type, id, items, link} = item as Item;
  if (type === 'doc' || type === 'ref') return id !== undefined && exists(id) ? [item] : [];
  if (type !== 'category' || !Array.isArray(items)) return [item];
  const kept = items.flatMap((child) => pruneItem(child, exists));
  const linkGone = link?.type === 'doc' && !exists(link.id ?? '');
  if (kept.length === 0 && (link === undefined || linkGone)) return [];
  const pruned = {...(item as object), items: kept, ...(linkGone ? {link: undefined} : {})};
  return [pruned];
}

/** @param exists whether a doc id is in the release */
export function releaseSidebars(
  sidebars: SidebarsConfig,
  exists: (id: string) => boolean,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(sidebars).map(([name, sidebar]) => {
      if (!Array.isArray(sidebar)) {
        throw new Error(`sidebars.ts: ${name} is not a list of items; write it as one.`);
      }
      return [name, sidebar.flatMap((item) => pruneItem(item, exists))];
    }),
  );
}
