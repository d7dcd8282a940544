/** The page of an entity that this release does not have yet, kept because readers come to its address. */
import type {Entity} from '..';
import {blocks, code, escapeText} from '../../page-kit/markdown';

/** The body of the page: what is to come, and where to read about it now. */
export function announcement({name, displayName, summary, urnExample}: Entity): string {
  return blocks(
    escapeText(summary),
    `:::note\n\nThis release has no entity ${code(name)}. A later one has it: choose Next in the version menu for its aspects, relationships and examples.\n\n:::`,
    `URNs of a ${displayName.toLowerCase()} look like ${code(urnExample)}.`,
  );
}
