/** Explains what a failure of the hosted service means, and what to do. */

/** Thrown if Ctrl+C stopped the publishing. */
export class Stopped extends Error {
  constructor() {
    super('stopped by Ctrl+C');
  }
}

const TRY_AGAIN = 'Publish again: npm run search:publish';

/** What to do about a failure, by the status of the service's response; undefined if there was no response. */
function advice(status: number | undefined): string {
  switch (status) {
    case 401:
    case 403:
      return (
        'Check that ALGOLIA_ADMIN_KEY belongs to the application ALGOLIA_APP_ID, and that it may\n' +
        '            add records, delete indexes, and read and change settings (see contributing/search.md).'
      );
    case 400:
    case 413:
      return 'The service rejected what was sent; fix what its message names.';
    case 429:
      return `The application has reached a limit of its plan. Raise it, or wait. ${TRY_AGAIN}`;
    case undefined:
      return `Check the connection and ALGOLIA_APP_ID. ${TRY_AGAIN}`;
    default:
      return `The service has a problem. ${TRY_AGAIN}`;
  }
}

/** What the client throws: with a status if the service rejected the request, with all attempts if it gave up. */
type ClientError = Error & {status?: number; stackTrace?: {response?: {status: number}}[]};

/** @param error what the client of the service threw @returns lines with the cause and the fix */
export function explain(error: unknown): string {
  if (error instanceof Stopped) return `    cause:  ${error.message}\n    to do:  ${TRY_AGAIN}`;
  const {message, stackTrace, status: refused} = error as ClientError;
  // Status 0: no response arrived.
  const status = refused ?? (stackTrace?.at(-1)?.response?.status || undefined);
  return `    cause:  ${[status, message].filter(Boolean).join(' ')}\n    to do:  ${advice(status)}`;
}
