/** Limits the requests of each address, in the memory of this process. */

/** How many requests in how much time. */
export type Rate = {requests: number; milliseconds: number};

/** Addresses that are remembered; an attacker must not fill the memory. */
const MOST_ADDRESSES = 10_000;

type Window = {ends: number; count: number};

/** The first half of an IPv6 address, which a single customer has, as a whole: the other half can be anything. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!address.includes(':')) return address;
  const [head = '', tail] = address.toLowerCase().split('::', 2);
  const first = head.split(':').filter(Boolean);
  const last = (tail ?? '').split(':').filter(Boolean);
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - first.length - last.length);
  const groups = [...first, ...Array.from({length: zeros}, () => '0'), ...last];
  return groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}

/** A fixed window per address. */
export class RateLimit {
  readonly #rate: Rate;
  readonly #windows = new Map<string, Window>();

  constructor(rate: Rate) {
    this.#rate = rate;
  }

  /**
   * Counts a request.
   *
   * @returns undefined if it is within the limit; otherwise the seconds until the address may try again
   */
  exceeded(address: string, now = Date.now()): number | undefined {
    const key = networkOf(address);
    const known = this.#windows.get(key);
    const window =
      known && known.ends > now ? known : {ends: now + this.#rate.milliseconds, count: 0};
    window.count += 1;
    // The address moves to the end, so the first ones are those that haven't called for the longest time.
    this.#windows.delete(key);
    this.#windows.set(key, window);
    this.#forget();
    return window.count > this.#rate.requests ? Math.ceil((window.ends - now) / 1000) : undefined;
  }

  #forget(): void {
    if (this.#windows.size <= MOST_ADDRESSES) return;
    const [oldest] = this.#windows.keys();
    if (oldest !== undefined) this.#windows.delete(oldest);
  }
}
