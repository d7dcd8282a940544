/** Assembles the text of a page, line by line as written. */

/** Receives the text of a page, in order. */
export type TextReader = {
  /** A line of text, never empty. */
  line: (text: string) => void;
  /** A line of a code block, never empty. */
  codeLine: (text: string) => void;
  /** A heading, with its explicit id. */
  heading: (level: number, text: string, id: string | undefined) => void;
  /** A clip of the product, whose steps are in the list of clips of its version. */
  clip?: (scene: string) => void;
  /** An element that has an id. */
  anchor?: (id: string) => void;
};

/** Between two cells of a row. */
const CELL = ' · ';

/** The line that is being assembled. */
export class TextLines {
  readonly reader: TextReader;
  /** Number of enclosing elements without text for readers. */
  muted = 0;
  #line = '';

  constructor(reader: TextReader) {
    this.reader = reader;
  }

  /** Adds text; each line break ends a line. */
  add(text: string): void {
    if (this.muted > 0) return;
    const [first = '', ...more] = text.split('\n');
    this.#line += first;
    for (const line of more) {
      this.end();
      this.#line = line;
    }
  }

  nextCell(): void {
    this.#line += CELL;
  }

  end(): void {
    const text = this.#take();
    if (text !== '') this.reader.line(text);
  }

  endHeading(level: number, id: string | undefined): void {
    this.reader.heading(level, this.#take(), id);
  }

  #take(): string {
    const text = this.#line.replace(/\s+/g, ' ').trim();
    this.#line = '';
    return text;
  }
}
