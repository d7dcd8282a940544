/** Reads a text file that a contributor wrote, on whatever system. */
import fs from 'node:fs';

/** The text without a byte-order mark, its lines ending in `\n`. */
export function plainText(text: string): string {
  return text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
}

/** @returns what the file says, as {@link plainText} */
export function readText(file: string): string {
  return plainText(fs.readFileSync(file, 'utf8'));
}
