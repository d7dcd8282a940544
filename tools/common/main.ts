/** Wraps an entry point: errors for the contributor are printed as text, not as a stack trace. */

/** Runs a command and exits with its status. */
export function main(command: () => Promise<number>): void {
  command().then(
    (status) => {
      process.exitCode = status;
    },
    (error: unknown) => {
      console.error(error instanceof Error ? `\n${error.message}` : error);
      process.exitCode = 1;
    },
  );
}
