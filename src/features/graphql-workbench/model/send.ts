/** Sends a request to the server that the operator of the site has set (`GRAPHQL_URL`). */

/** A reader waits no longer than this, in milliseconds: a query may read lineage across several hops. */
const PATIENCE = 60_000;

/** Most characters of a response that isn't JSON to show. */
const SHOWN = 500;

export type Sent =
  | {kind: 'response'; text: string; failed: boolean}
  /** The server sent something else; `text` is its beginning. */
  | {kind: 'refused'; status: number; text: string}
  /** No response: the server is down or too slow, or doesn't allow requests from this site. */
  | {kind: 'unreachable'};

type Request = {
  /** URL of the server's GraphQL API. */
  url: string;
  /** Access token; empty for a server without authentication. */
  token: string;
  query: string;
  /** Valid JSON, or empty. */
  variables: string;
};

/** The response as indented JSON, if it is one of GraphQL. */
function graphqlOf(text: string): Sent | undefined {
  try {
    const body = JSON.parse(text) as {data?: unknown; errors?: unknown};
    if (body.data === undefined && body.errors === undefined) return undefined;
    return {
      kind: 'response',
      text: JSON.stringify(body, null, 2),
      failed: body.errors !== undefined,
    };
  } catch {
    return undefined;
  }
}

/** @returns what came of the request; never throws for anything that the server does */
export async function send({url, token, query, variables}: Request): Promise<Sent> {
  const body = {
    query,
    ...(variables.trim() !== '' && {variables: JSON.parse(variables) as unknown}),
  };
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        ...(token !== '' && {Authorization: `Bearer ${token}`}),
      },
      body: JSON.stringify(body),
      credentials: 'omit',
      signal: AbortSignal.timeout(PATIENCE),
    });
    const text = await response.text();
    return (
      graphqlOf(text) ?? {kind: 'refused', status: response.status, text: text.slice(0, SHOWN)}
    );
  } catch {
    return {kind: 'unreachable'};
  }
}
