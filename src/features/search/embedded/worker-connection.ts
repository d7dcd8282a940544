/**
 * A worker whose failure can be told. Comlink waits for its answers without listening for errors, so that calls to a
 * worker that did not load, or died, would stay open for ever.
 */
import * as Comlink from 'comlink';
import {SearchUnavailable} from '../types';

/** What a worker has to offer to be watched. */
type Watched = {ping: () => unknown};

/** Milliseconds after which a call that is still open makes the page ask whether the worker lives. */
const CHECK_AFTER = 3_000;

/** Milliseconds that the worker then has to say so; a slow phone reads an index in two seconds. */
const ANSWER_WITHIN = 7_000;

export class WorkerConnection<Api extends Watched> {
  readonly #worker: Worker;
  readonly #api: Comlink.Remote<Api>;
  /** Never resolves; rejects once the worker has failed. */
  readonly #failure: Promise<never>;
  #fail: (reason: string) => void = () => undefined;

  /**
   * @param start makes the worker
   * @param onFailure is called once, when the worker has failed: then a new one is needed
   * @throws SearchUnavailable if the browser refuses to make it
   */
  constructor(start: () => Worker, onFailure: () => void) {
    try {
      this.#worker = start();
    } catch (cause) {
      throw new SearchUnavailable("The search's worker can't be started.", {cause});
    }
    this.#failure = new Promise((_, reject) => {
      this.#fail = (reason) => {
        // A worker fails once: each open call may notice.
        this.#fail = () => undefined;
        this.#worker.terminate();
        onFailure();
        reject(new SearchUnavailable(`The search's worker ${reason}.`));
      };
    });
    // A failure while no call is open is told to nobody: the next call gets a new worker.
    this.#failure.catch(() => undefined);
    // Its script did not load or is no JavaScript, or an error in it was not caught.
    this.#worker.addEventListener('error', (event) => {
      // It is told by the failure; otherwise the page would report it as its own.
      event.preventDefault();
      this.#fail(`failed to load or crashed${event.message ? `: ${event.message}` : ''}`);
    });
    this.#worker.addEventListener('messageerror', () => this.#fail('sent what can’t be read'));
    this.#api = Comlink.wrap<Api>(this.#worker);
  }

  /**
   * Calls the worker.
   *
   * @throws SearchUnavailable if the worker fails before it answers; what the called function throws otherwise
   */
  async call<Value>(ask: (api: Comlink.Remote<Api>) => Promise<Value>): Promise<Value> {
    const stopWatching = this.#watch();
    try {
      return await Promise.race([ask(this.#api), this.#failure]);
    } finally {
      stopWatching();
    }
  }

  /** A worker that is stopped by the browser, or whose script is something else, fires no event: it just stays silent. */
  #watch(): () => void {
    let timer: ReturnType<typeof setTimeout>;
    let watching = true;
    const wait = () => {
      timer = setTimeout(() => {
        timer = setTimeout(() => this.#fail('does not answer'), ANSWER_WITHIN);
        void Promise.resolve(this.#api.ping()).then(() => {
          clearTimeout(timer);
          if (watching) wait();
        });
      }, CHECK_AFTER);
    };
    wait();
    return () => {
      watching = false;
      clearTimeout(timer);
    };
  }
}
