/** A film and its parts: still pictures of the screen, a pointer on them, and captions. */
import {createHash} from 'node:crypto';

/** Frames per second: enough for a smooth pointer. */
export const RATE = 20;

/** Converts seconds to frames. */
export const framesOf = (seconds: number): number => Math.round(seconds * RATE);

type Point = {x: number; y: number};

/** Where the pointer is, and whether it is pressed. */
export type Pointer = Point & {presses?: boolean};

/** A still picture, PNG, that is shown for some frames. */
export type Part = {still: Buffer; pointer: Pointer; frames: number};

/** A caption, with its start and end in seconds. */
export type Cue = {start: number; end: number; text: string};

/** Returns how long it takes to read a text: a third of a second per word, and some time to find it. */
const readingTime = (text: string): number => 0.7 + text.split(/\s+/).length * 0.32;

/** Fast in the middle of the path, slow at both ends. */
const ease = (part: number): number => part * part * (3 - 2 * part);

/** Returns positions on the path from one point to another, including the last. */
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

/** A film that is being recorded. */
export class Film {
  readonly parts: Part[] = [];
  readonly #said: {start: number; text: string}[] = [];
  #frames = 0;

  /** Shows a picture for some frames; an unchanged picture continues. */
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

  /** Begins a cue; the previous one lasts long enough to be read. */
  say(text: string): void {
    this.#waitForReader();
    this.#said.push({start: this.#frames, text});
  }

  /** Ends the film with a pause. @returns its cues, which follow each other without gaps */
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
 * @param settings of the encoder, which also affect the files
 * @returns a value that differs if two films differ
 */
export function digestOf(parts: readonly Part[], cues: readonly Cue[], settings: unknown): string {
  const hash = createHash('sha256').update(JSON.stringify([cues, settings]));
  for (const {still, pointer, frames} of parts) {
    hash.update(JSON.stringify([pointer, frames])).update(still);
  }
  return hash.digest('hex').slice(0, 16);
}
