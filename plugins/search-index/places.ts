/** Determines where the pages of a version are in its sidebars. */
import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import {HEADING_CLASS} from '../../sidebars/items';

type Sidebars = LoadedVersion['sidebars'];
type Item = Sidebars[string][number];

/** A page that lists the pages of a group. */
type GroupPage = {url: string; title: string; description: string; breadcrumbs: string[]};

type Places = {
  /** The heading and the labels of the groups that a doc is below, outermost first, by its id. */
  byId: Map<string, string[]>;
  indexes: GroupPage[];
};

/** A heading between groups, which names the groups below it. */
function isHeading(item: Item): item is Extract<Item, {type: 'html'}> {
  return item.type === 'html' && item.className === HEADING_CLASS;
}

export function placesOf(sidebars: Sidebars): Places {
  const places: Places = {byId: new Map(), indexes: []};
  const walk = (items: readonly Item[], above: string[]) => {
    for (const item of items) {
      if ((item.type === 'doc' || item.type === 'ref') && !places.byId.has(item.id)) {
        places.byId.set(item.id, above);
      }
      if (item.type !== 'category') continue;
      const {label, link} = item;
      const inside = [...above, label];
      if (link?.type === 'doc') places.byId.set(link.id, inside);
      if (link?.type === 'generated-index') {
        const {title = label, permalink, description = ''} = link;
        places.indexes.push({url: permalink, title, description, breadcrumbs: inside});
      }
      walk(item.items, inside);
    }
  };
  for (const items of Object.values(sidebars)) {
    let heading: string[] = [];
    for (const item of items) {
      if (isHeading(item)) heading = [item.value];
      else walk([item], heading);
    }
  }
  return places;
}
