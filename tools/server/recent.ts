/** Caches what was just found for a short time, so a busy server doesn't look it up each time. */

/** Short enough to go unnoticed after a rebuild. */
const KEPT_MS = 100;

/** Clients may request many paths; those that matter are soon cached again. */
const MOST = 2000;

/** Values by key, each for a short time. */
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
