/** The list of odd requests, with the response that every server sends, and the few exceptions. */
import {LENGTHS, PATHS, SPELLINGS} from './addresses';
import type {OddCase} from './case';
import {LINES, METHODS} from './lines';
import {CONDITIONS, ENCODINGS, RANGES} from './parts';

/** All of them. */
export const ODD_CASES: readonly OddCase[] = [
  ...SPELLINGS,
  ...PATHS,
  ...LENGTHS,
  ...METHODS,
  ...RANGES,
  ...CONDITIONS,
  ...ENCODINGS,
  ...LINES,
];
