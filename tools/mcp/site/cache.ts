/** Keeps what was read and parsed, until the site changes. */

/** Values by name; each is made once, and a failure isn't kept. */
export class Cache {
  readonly #values = new Map<string, Promise<unknown>>();

  /** @throws whatever `make` throws */
  get<Value>(name: string, make: () => Promise<Value>): Promise<Value> {
    const known = this.#values.get(name) as Promise<Value> | undefined;
    if (known) return known;
    const value = make();
    this.#values.set(name, value);
    value.catch(() => this.#values.delete(name));
    return value;
  }

  clear(): void {
    this.#values.clear();
  }
}
