/** The guide of an entity: the Markdown beside its facts. */

/** Folder of the entities, relative to the project's root. */
export const ENTITIES_FOLDER = 'reference/metamodel/entities';

/** The only heading that a guide may have. */
export const HOW_IT_WORKS = 'How it works';

/** Path of an entity's guide, relative to the root. */
export function guideFile(slug: string): string {
  return `${ENTITIES_FOLDER}/${slug}.md`;
}
