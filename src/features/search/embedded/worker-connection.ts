/**
 * A worker whose failure is detected. Comlink waits for responses without listening for errors, so calls to a worker
 * that did not load, or died, would stay pending forever.
 */
import * as Comlink from 'comlink';
import {SearchUnavailable} from '../types';

/** The interface that a worker needs to be watched. */
type Watched = {ping: () => unknown};

/** Milliseconds after which a pending call makes the page check whether the worker is alive. */
const CHECK_AFTER = 3_000;

/** Milliseconds that the worker then has to respond; a slow phone parses an index in two seconds. */
const ANSWER_WITHIN = 7_000;

export class WorkerConnection<Api extends Watched> {
  readonly #worker: Worker;
  readonly #api: Comlink.Remote<Api>;
  /** Never resolves; rejects once the worker has failed. */
  readonly #failure: Promise<never>;
  #fail: (reason: string) => void = () => undefined;

  /**
   * @param start creates the worker
   * @param onFailure called once, when the worker has failed and a new one is needed
   * @throws SearchUnavailable if the browser refuses to create it
   */
  constructor(start: () => Worker, onFailure: () => void) {
    try {
      this.#worker = start();
    } catch (cause) {
      throw new SearchUnavailable("The search's worker can't be started.", {cause});
    }
    this.#failure = new Promise((_, reject) => {
      this.#fail = (reason) => {
        // A worker fails only once, but each pending call may notice.
        this.#fail = () => undefined;
        this.#worker.terminate();
        onFailure();
        reject(new SearchUnavailable(`The search's worker ${reason}.`));
      };
    });
    // A failure without pending calls isn't reported; the next call gets a new worker.
    this.#failure.catch(() => undefined);
    // The worker's script did not load or isn't JavaScript, or an error in it was not caught.
    this.#worker.addEventListener('error', (event) => {
      // The failure reports it; otherwise the page would report it as its own error.
      event.preventDefault();
      this.#fail(`failed to load or crashed${event.message ? `: ${event.message}` : ''}`);
    });
    this.#worker.addEventListener('messageerror', () =>
      this.#fail('sent a message that can’t be deserialized'),
    );
    this.#api = Comlink.wrap<Api>(this.#worker);
  }

  /**
   * Calls the worker.
   *
   * @throws SearchUnavailable if the worker fails before it responds; otherwise, whatever the called function throws
   */
  async call<Value>(ask: (api: Comlink.Remote<Api>) => Promise<Value>): Promise<Value> {
    const stopWatching = this.#watch();
    try {
      return await Promise.race([ask(this.#api), this.#failure]);
    } finally {
      stopWatching();
    }
  }

  /** A worker that the browser stops, or whose script is something else, fires no event: it only stays silent. */
  #watch(): () => void {
    let timer: ReturnType<typeof setTimeout>;
    let watching = true;
    const wait = () => {
      timer = setTimeout(() => {
        timer = setTimeout(() => this.#fail('does not respond'), ANSWER_WITHIN);
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
