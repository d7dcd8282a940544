/** A site that is measured beside ours. */

/** Its folder, and how it is built and started. */
export type Generator = {
  name: string;
  site: string;
  /** Pages that it can't read. */
  leftOut: number;
  /** What else differs, after its name. */
  note?: string;
  /** Program and arguments that build the site into `output`. */
  build: readonly string[];
  output: string;
  /** Paths below the folder without which a build is cold. */
  caches: readonly string[];
  env: Readonly<Record<string, string>>;
  /** Program and arguments of the development server, without the port. */
  start: readonly string[];
  /** The page that is edited while it runs. */
  edited: string;
};
