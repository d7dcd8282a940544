/** The messages of a crash: that of the error, and those of its causes. */

/** Separates a message from the message of its cause, as Docusaurus does. */
export const CAUSE = '\n\nCause:\n';

const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

/**
 * @returns the messages of an error and of its causes, the outermost first. The function in Docusaurus assumes that
 * causes are errors, and doesn't end if they form a cycle.
 */
export function messages(error: unknown, known: readonly unknown[] = []): string[] {
  const cause = error instanceof Error ? error.cause : undefined;
  const seen = [...known, error];
  const more = cause && !seen.includes(cause) ? messages(cause, seen) : [];
  return [messageOf(error), ...more];
}
