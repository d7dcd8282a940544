/** Sentences of the facts with names in backticks, which the page shows as code. */
import {pieces} from '../sources/pages/prose';

/** `Off until profiling.enabled is set.` → ``Off until `profiling.enabled` is set.`` */
export function codeText(sentence: string): string {
  return pieces(sentence, new Set(), () => undefined)
    .map(({text, code}) => (code ? `\`${text}\`` : text))
    .join('');
}
