/** Converts text to outlines, so that the renderer needs no font and draws the same on every machine. */
import {createRequire} from 'node:module';
import {type Font, loadSync} from 'opentype.js';

const fontFile = (weight: number) =>
  createRequire(__filename).resolve(
    `@fontsource/manrope/files/manrope-latin-${weight}-normal.woff`,
  );

/** Letter spacing to remove, as in the site's headings, as a fraction of the font size. */
const TRACKING = -0.025;

export class Words {
  private readonly font: Font;

  constructor(weight: 500 | 800) {
    this.font = loadSync(fontFile(weight));
  }

  width(text: string, size: number): number {
    return this.font.getAdvanceWidth(text, size) + TRACKING * size * text.length;
  }

  /** Breaks text between words so that each line fits; a wider word gets a separate line. */
  wrap(text: string, size: number, width: number): string[] {
    const lines: string[] = [];
    for (const word of text.split(' ')) {
      const longer = [lines.at(-1), word].filter(Boolean).join(' ');
      if (lines.length > 0 && this.width(longer, size) <= width) lines[lines.length - 1] = longer;
      else lines.push(word);
    }
    return lines;
  }

  /** @returns path data of one line, its baseline's start at x, y */
  draw(text: string, x: number, y: number, size: number): string {
    let left = x;
    return [...text]
      .map((letter) => {
        const data = this.font.getPath(letter, left, y, size).toPathData(1);
        left += this.width(letter, size);
        return data;
      })
      .join('');
  }
}
