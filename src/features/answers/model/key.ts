/** The keys by which facts are found: names without case and separators. */
import {squeeze} from '../../search/engine/terms';

/** `DATAHUB_GMS_HOST`, `datahub gms host`, and `datahub.gms.host` → `datahubgmshost` */
export const keyOf = squeeze;

/** A short option, such as `-c`. */
const SHORT = /^-[a-z]$/i;

/** Whether a word of a query is an option: a hyphen alone is punctuation, and `-acryl` an excluded word. */
export const isOption = (word: string): boolean => word.startsWith('--') || SHORT.test(word);

/**
 * An option of a command: `--dry-run` → `--dryrun`, so it is not confused with other names. Short options keep their
 * case, because `-f` and `-F` differ.
 */
export const optionKey = (name: string): string => (SHORT.test(name) ? name : `--${squeeze(name)}`);

/** What must be granted to a source, by the slug of the source. */
export const grantsKey = (slug: string): string => `@${slug}`;

/** The words of a name: `include_table_lineage`, `schemaMetadata`, and `Edit Tags` have several. */
export function wordsOfName(name: string): string[] {
  return name
    .replace(/(\p{Ll}|\p{N})(\p{Lu})/gu, '$1 $2')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}
