/**
 * Passes the note of a changed page to the compiler as a comment at its end. The bundler then sees a changed note as a
 * changed page, and the search doesn't see it at all.
 */
import type {Changes} from '../model';
import {notesOf} from './make';
import type {Note} from './model';

const CONTENT = /^(?:<!--|\/\*)\s*page-changes: (\{.*\})\s*(?:-->|\*\/)$/s;

function commentOf(note: Note, extension: string): string {
  // Neither of the two ends of comments may occur in it.
  const json = JSON.stringify(note).replaceAll('-->', '--\\u003e').replaceAll('*/', '*\\/');
  return extension === '.mdx' ? `{/* page-changes: ${json} */}` : `<!-- page-changes: ${json} -->`;
}

/** @returns by page, a function that writes the comment for a file extension */
export function noteComments(changes: Changes): Map<string, (extension: string) => string> {
  return new Map(
    [...notesOf(changes)].map(([page, note]) => [page, (extension) => commentOf(note, extension)]),
  );
}

/** @returns the note in a comment; undefined for any other comment */
export function readNote(comment: string): Note | undefined {
  const [, json] = CONTENT.exec(comment.trim()) ?? [];
  return json === undefined ? undefined : (JSON.parse(json) as Note);
}
