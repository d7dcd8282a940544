/** Lets plugins wait for the bundler of `npm start`. */
import type {Configuration, WebpackPluginInstance} from 'webpack';

/** Reports when the bundler has finished a compilation. */
export class Compilations {
  #waiting: (() => void)[] = [];

  /** Adds what reports the compilations to a configuration of the bundler. */
  watch(configuration: Configuration): Configuration {
    const reports: WebpackPluginInstance = {
      apply: (compiler) => compiler.hooks.done.tap('gen-docs', () => this.#report()),
    };
    return {...configuration, plugins: [...(configuration.plugins ?? []), reports]};
  }

  /** @returns a promise for the end of the next compilation */
  next(): Promise<void> {
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  #report(): void {
    for (const resolve of this.#waiting.splice(0)) resolve();
  }
}
