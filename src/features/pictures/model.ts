/** What build and browser know about a picture of the product. */

/** A rectangle in pixels of the 1x picture. */
export type Box = {x: number; y: number; width: number; height: number};

/** A numbered place of a picture. */
export type Mark = Box & {n: number; label: string};

/** What is known of a picture, as `reference/pictures/<version>.json` has it. */
export type PictureFacts = {
  width: number;
  height: number;
  marks?: readonly Mark[] | undefined;
  /** What the picture is about; everything else is dimmed. */
  spot?: Box | undefined;
};

/** A picture as the page shows it; `plugins/markdown/product-picture/picture-loader.mjs` makes it. */
export type ShownPicture = {
  /** Addresses of its files, from the root of the site. */
  src: string;
  large: string;
  width: number;
  height: number;
  /** What is drawn over it, as the content of an `<svg>`; empty for a picture without marks. */
  drawing: string;
  /** What the marks are at, by their numbers. */
  labels: readonly {n: number; label: string}[];
};
