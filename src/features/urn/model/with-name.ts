/** Changes one name in a URN. */
import {encodeName} from './encode';
import {applyEdit} from './fault';
import type {ReadPart} from './check';

/**
 * @param urn the whole text
 * @param part of it, also of a URN inside it
 * @param name as it is: it gets encoded, unless it is a URN
 */
export function withName(urn: string, {text, start}: ReadPart, name: string): string {
  const replacement = name.startsWith('urn:li:') ? name : encodeName(name);
  return applyEdit(urn, {start, end: start + text.length, text: replacement});
}
