/** A film as what it consists of: still pictures of the screen, a pointer on them, and what is said meanwhile. */
import {createHash} from 'node:crypto';

/** Pictures a second: enough for a pointer to glide. */
export const RATE = 20;

/** Frames of so many seconds. */
export const framesOf = (seconds: number): number => Math.round(seconds * RATE);

type Point = {x: number; y: number};

/** Where the pointer is, and whether it presses. */
export type Pointer = Point & {presses?: boolean};

/** A still picture, PNG, that is shown for some frames. */
export type Part = {still: Buffer; pointer: Pointer; frames: number};

/** What is said, from a second to another. */
export type Cue = {start: number; end: number; text: string};

/** How long it takes to read a text: a word takes a third of a second, and finding it takes another. */
const readingTime = (text: string): number => 0.7 + text.split(/\s+/).length * 0.32;

/** Quick in the middle of its way, slow at its ends. */
const ease = (part: number): number => part * part * (3 - 2 * part);

/** Positions on the way from one point to another, the last of them at its end. */
export function wayTo(from: Point, to: Point): Point[] {
  const distance = Math.hypot(to.x - from.x, to.y - from.y);
  const count = Math.min(16, Math.max(6, Math.round(distance / 45)));
  return Array.from({length: count}, (_, i) => {
    const part = ease((i + 1) / count);
    return {
      x: Math.round(from.x + (to.x - from.x) * part),
      y: Math.round(from.y + (to.y - from.y) * part),
    };
  });
}

/** A film that is being made. */
export class Film {
  readonly parts: Part[] = [];
  readonly #said: {start: number; text: string}[] = [];
  #frames = 0;

  /** Shows a picture for some frames; the same as before goes on. */
  add(still: Buffer, pointer: Pointer, frames: number): void {
    const last = this.parts.at(-1);
    const {x, y, presses} = last?.pointer ?? {};
    const goesOn =
      last?.still.equals(still) &&
      x === pointer.x &&
      y === pointer.y &&
      presses === pointer.presses;
    if (last && goesOn) last.frames += frames;
    else this.parts.push({still, pointer, frames});
    this.#frames += frames;
  }

  /** Begins a cue; the one before lasts until it can be read. */
  say(text: string): void {
    this.#waitForReader();
    this.#said.push({start: this.#frames, text});
  }

  /** Ends the film with some stillness. @returns its cues, which follow each other without a gap */
  end(): Cue[] {
    this.#waitForReader();
    this.#hold(framesOf(1.2));
    const seconds = (frames: number) => Number((frames / RATE).toFixed(2));
    return this.#said.map(({start, text}, i) => ({
      start: seconds(start),
      end: seconds(this.#said[i + 1]?.start ?? this.#frames),
      text,
    }));
  }

  /** Length in seconds. */
  get seconds(): number {
    return this.#frames / RATE;
  }

  #waitForReader(): void {
    const last = this.#said.at(-1);
    if (last) this.#hold(last.start + framesOf(readingTime(last.text)) - this.#frames);
  }

  #hold(frames: number): void {
    const last = this.parts.at(-1);
    if (!last || frames <= 0) return;
    last.frames += frames;
    this.#frames += frames;
  }
}

/**
 * @param settings of the encoder, which change the files, too
 * @returns what differs if two films differ
 */
export function digestOf(parts: readonly Part[], cues: readonly Cue[], settings: unknown): string {
  const hash = createHash('sha256').update(JSON.stringify([cues, settings]));
  for (const {still, pointer, frames} of parts) {
    hash.update(JSON.stringify([pointer, frames])).update(still);
  }
  return hash.digest('hex').slice(0, 16);
}
