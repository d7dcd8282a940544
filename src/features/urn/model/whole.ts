/** Rules about a URN as a whole: its start, its length, and what surrounds it. */
import {encodedBytes, MOST_BYTES} from './encode';
import type {Fault} from './fault';

/** Spaces, and characters that look like nothing, such as those that copying from a web page brings along. */
const INVISIBLE = /[\s\u00AD\u200B-\u200F\u2028-\u202E\u2060\uFEFF]/u;

/** The separator that the platform uses in browse paths. */
const SEPARATOR = '␟';

function atTheEnds(text: string): Fault[] {
  const trimmed = text.trim();
  if (trimmed === text) return [];
  return [
    {
      severity: 'error',
      start: 0,
      end: text.length,
      message: 'A URN can’t begin or end with a space or a line break.',
      fix: {label: 'Remove it', edit: {start: 0, end: text.length, text: trimmed}},
    },
  ];
}

function inside(text: string): Fault[] {
  const inner = text.trim();
  const offset = text.indexOf(inner);
  const at = inner.search(INVISIBLE);
  if (at < 0) return [];
  const isSpace = inner[at] === ' ';
  const start = offset + at;
  return [
    {
      severity: 'hint',
      start,
      end: start + 1,
      message: isSpace
        ? 'There is a space. That is allowed, but few names have one. Is it part of the name?'
        : `There is an invisible character, U+${inner.charCodeAt(at).toString(16).toUpperCase().padStart(4, '0')}. The URN differs from the same one without it.`,
      ...(!isSpace && {fix: {label: 'Remove it', edit: {start, end: start + 1, text: ''}}}),
    },
  ];
}

function separators(text: string): Fault[] {
  const at = text.indexOf(SEPARATOR);
  if (at < 0) return [];
  const place = {start: at, end: at + SEPARATOR.length};
  return [
    {
      severity: 'error',
      ...place,
      message: `A URN can’t contain ${SEPARATOR} (U+241F).`,
      fix: {label: 'Encode it', edit: {...place, text: encodeURIComponent(SEPARATOR)}},
    },
  ];
}

function length(text: string, type: string | undefined): Fault[] {
  const bytes = encodedBytes(text);
  // Names of columns may be long.
  if (bytes <= MOST_BYTES || type === 'schemaField') return [];
  const message = `It has ${bytes} bytes when it is URL-encoded; at most ${MOST_BYTES} are allowed. Shorten a name.`;
  return [{severity: 'error', start: 0, end: text.length, message}];
}

/** @param type of the entity, if the text has one */
export function checkWhole(text: string, type: string | undefined): Fault[] {
  return [...atTheEnds(text), ...inside(text), ...separators(text), ...length(text, type)];
}
