/** The page of an entity that this release doesn't have yet, generated because readers visit its URL. */
import type {Entity} from '..';
import {blocks, code, escapeText} from '../../page-kit/markdown';

/** The body of the page: what a later release adds, and where to read about it now. */
export function announcement({name, displayName, summary, urnExample}: Entity): string {
  return blocks(
    escapeText(summary),
    `:::note\n\nThis release doesn't have the entity ${code(name)}; a later one does. Choose Next in the version menu for its aspects, relationships, and examples.\n\n:::`,
    `The URN of a ${displayName.toLowerCase()} looks like ${code(urnExample)}.`,
  );
}
