/** What a crash says: the words of an error and of all that led to it. */

/** What stands between a message and the message of its cause, as Docusaurus writes it. */
export const CAUSE = '\n\nCause:\n';

const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

/**
 * The messages of an error and of its causes, the outermost first. Docusaurus' own list takes causes for errors,
 * and does not end where they lead back to one another.
 */
export function messages(error: unknown, known: readonly unknown[] = []): string[] {
  const cause = error instanceof Error ? error.cause : undefined;
  const seen = [...known, error];
  const more = cause && !seen.includes(cause) ? messages(cause, seen) : [];
  return [messageOf(error), ...more];
}
