/** Remembers for a moment what was just found, so that a busy server doesn't look for it each time. */

/** Short enough that nobody who rebuilds the site sees it. */
const KEPT_MS = 100;

/** Strangers may ask for many addresses; those that matter come back at once. */
const MOST = 2000;

/** Values by key, each for a moment. */
export class Recent<T> {
  private readonly values = new Map<string, {value: T; until: number}>();

  get(key: string): T | undefined {
    const found = this.values.get(key);
    return found && performance.now() < found.until ? found.value : undefined;
  }

  set(key: string, value: T): void {
    if (this.values.size >= MOST) this.values.clear();
    this.values.set(key, {value, until: performance.now() + KEPT_MS});
  }
}
