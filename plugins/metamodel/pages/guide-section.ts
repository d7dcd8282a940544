/** How an entity works, from its guide. */
import type {Entity} from '..';
import {guideFile, HOW_IT_WORKS} from '../guide';
import {guideSections} from '../../guides/sections';
import {weave} from '../../guides/weave';
import {blocks} from '../../page-kit/markdown';
import type {PageLinks} from '../../page-kit/page';

/** The section; empty if the entity has no guide. */
export function guideSection({guide, slug}: Entity, path: string, links: PageLinks): string {
  if (guide === undefined) return '';
  const file = guideFile(slug);
  const text = guideSections(guide, file).get(HOW_IT_WORKS) ?? '';
  const link = (target: string, label: string) => links.to(path, target, label);
  return blocks(`## ${HOW_IT_WORKS} {#how-it-works}`, weave(text, file, {link}));
}
