/** Further reading. */
import type {Entity} from '..';
import type {PageLinks} from '../../page-kit/page';

const ALWAYS = {'metadata-modeling/metadata-model': 'The metadata model'};

/** Leaves out pages that are missing or not in this version. */
export function relatedSection(entity: Entity, path: string, links: PageLinks): string {
  const related = Object.entries({...entity.related, ...ALWAYS}).filter(([page]) =>
    links.has(page),
  );
  if (related.length === 0) return '';
  const items = related.map(([page, label]) => `- ${links.to(path, page, label)}`);
  return `## Related {#related}\n\n${items.join('\n')}`;
}
