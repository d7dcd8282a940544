/** Reads a text file that a contributor wrote on any operating system. */
import fs from 'node:fs';

/** Returns the text without a byte-order mark and with lines that end in `\n`. */
export function normalizeText(text: string): string {
  return text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
}

/** @returns the normalized text of the file; see {@link normalizeText} */
export function readText(file: string): string {
  return normalizeText(fs.readFileSync(file, 'utf8'));
}
