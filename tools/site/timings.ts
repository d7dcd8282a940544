/** How long each stage of a build took, from the lines that Docusaurus prints if its performance logger is on. */

/** Makes Docusaurus print such lines. */
export const TIMINGS_ENV = {DOCUSAURUS_PERF_LOGGER: 'true'};

/** A stage: the names of those around it and its own, and how long it took. */
type Stage = {path: string[]; seconds: number};

/** For example: `[PERF] SSG > Thread pool - 12.34 seconds! - (Heap 900mb -> 950mb / Total 1200mb)`. */
const LINE = /^\[PERF\](?:\[KO\])? (?<name>.+?) - (?<amount>[\d.]+) (?<unit>ms|seconds!)/;

/** Terminals show these in color. */
// eslint-disable-next-line no-control-regex -- the escape character is what it is about
const COLORS = /\u001b\[\d+m/g;

/** Shorter stages are left out. */
const SHORTEST = 0.3;

/** Of which there are hundreds, and their sum is a stage, too. */
const TASK = /^SSG Worker/;

/** Collects the lines of a build. */
export class Timings {
  private readonly stages: Stage[] = [];

  /** Takes a line of Docusaurus' output. @returns whether it was about time */
  take(line: string): boolean {
    const plain = line.replace(COLORS, '');
    const {name, amount, unit} = LINE.exec(plain)?.groups ?? {};
    if (name === undefined || TASK.test(name)) return plain.startsWith('[PERF]');
    this.add(name, Number(amount) / (unit === 'ms' ? 1000 : 1));
    return true;
  }

  /** Adds a stage that isn't Docusaurus', in seconds. */
  add(name: string, seconds: number): void {
    this.stages.push({path: name.split(' > '), seconds});
  }

  /** Returns a line for each stage, indented below the one around it, in the order in which they started to end. */
  table(): string {
    const lines = this.below([]);
    return ['Seconds by stage; stages that run in parallel add up to more:', ...lines].join('\n');
  }

  private below(around: readonly string[]): string[] {
    const depth = around.length + 1;
    return this.stages
      .filter(
        ({path, seconds}) => seconds >= SHORTEST && path.length === depth && isIn(path, around),
      )
      .flatMap(({path, seconds}) => [
        `${seconds.toFixed(1).padStart(7)}  ${'  '.repeat(depth - 1)}${path.at(-1)}`,
        ...this.below(path),
      ]);
  }
}

const isIn = (path: readonly string[], around: readonly string[]) =>
  around.every((name, index) => path[index] === name);
