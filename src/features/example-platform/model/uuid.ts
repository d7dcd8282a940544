/** IDs of what the example platform creates. */
import {sha256} from '@noble/hashes/sha2.js';
import {bytesToHex, utf8ToBytes} from '@noble/hashes/utils.js';

/** An ID that looks like the platform's, and is the same in each run. */
export function uuid(text: string): string {
  const hex = bytesToHex(sha256(utf8ToBytes(text)));
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `a${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}
