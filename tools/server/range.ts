/** Reads the `Range` header of a request. */

/** First and last byte to send, both included. */
export type ByteRange = {start: number; end: number};

const SINGLE = /^bytes=\s*(\d*)\s*-\s*(\d*)\s*$/i;

/**
 * Returns the part of a file that a header requests.
 *
 * @returns undefined if the whole file should be sent: for another unit, or for several ranges, which would let a
 *   short request get many times the file; 'unsatisfiable' if the range is outside the file
 */
export function byteRange(header: string, size: number): ByteRange | 'unsatisfiable' | undefined {
  if (!/^bytes=/i.test(header) || header.includes(',')) return undefined;
  const [, first = '', last = ''] = SINGLE.exec(header) ?? [];
  if (first === '' && last === '') return 'unsatisfiable';
  const start = first === '' ? Math.max(size - Number(last), 0) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  return start > end ? 'unsatisfiable' : {start, end};
}
