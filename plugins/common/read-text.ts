/** Reads a text file that a contributor wrote, on whatever system. */
import fs from 'node:fs';

/** The text without a byte-order mark, its lines ending in `\n`. */
export function normalizeText(text: string): string {
  return text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
}

/** @returns what the file says, as {@link normalizeText} */
export function readText(file: string): string {
  return normalizeText(fs.readFileSync(file, 'utf8'));
}
