/** What build and browser know about a clip: a flow in the product's user interface, as a short silent video. */

/** A step, and the seconds in which it is shown. Labels of the user interface are in it as `**Create Tag**`. */
export type Cue = {start: number; end: number; text: string};

/** What is known of a clip, as `reference/pictures/clips/<version>.json` has it. */
export type ClipFacts = {
  width: number;
  height: number;
  seconds: number;
  /** Of its frames: the same steps on the same screens make the same clip. */
  digest: string;
  cues: readonly Cue[];
};

/** A clip as the page shows it; `plugins/markdown/product-picture/clip-loader.mjs` makes it. */
export type ShownClip = {
  /** Address of its files without their endings, from the root of the site. */
  src: string;
  width: number;
  height: number;
  /** Its steps in words. */
  steps: readonly string[];
};
