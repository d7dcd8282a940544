/**
 * Everyday words, which are rare in documentation but common in queries: in `undo a bad run`, `bad` is the rarest word,
 * but the least significant.
 */
import {stem} from './terms';

const WORDS = (
  'about actually after again all already also always another anybody anyone anything away back bad because become ' +
  'before begin best better big both bring broken call certain change come correct correctly current currently day ' +
  'different during each easily easy either else enough even ever every everybody everyone everything exactly few ' +
  'first follow give go good great happen happening help here home important instead inside just keep kind know large ' +
  'last later least left less let like little long longer look lot made make many may maybe mean more most move much ' +
  'must near never new next nobody nothing now number often old once one only other out over own part people place ' +
  'possible properly proper put quickly rather really reason right same say see seem several show since small ' +
  'somebody someone something sometimes still stop such sure take tell thing think three through time together too ' +
  'try turn two under until upon use useful using very way week well whole within without wonder work working wrong ' +
  'year yet'
).split(' ');

const STEMS = new Set(WORDS.map(stem));

/** Share of its weight that such a word keeps. */
const SHARE = 0.4;

/** @returns the share of its weight that the stem of a query's word keeps */
export function weightShare(word: string): number {
  return STEMS.has(word) ? SHARE : 1;
}
