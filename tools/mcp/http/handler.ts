/**
 * The server over streamable HTTP, as a function from a request to a response. It has no sessions and no streams: each
 * request gets its own server, which is dropped with the response.
 */
import {WebStandardStreamableHTTPServerTransport} from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import {createServer} from '../server';
import type {Site} from '../site';
import {boundedText} from '../bounded-text';
import {type Callers, corsHeaders, isHostAccepted, isOriginAccepted, PREFLIGHT} from './callers';
import {type Rate, RateLimit} from './rate-limit';

/** Bytes of a request: a recipe fits into half of it. */
const MOST_BYTES = 64_000;

/** Milliseconds for a request. */
const TIMEOUT = 10_000;

/** More than an assistant needs, fewer than a crawler wants. */
const RATE: Rate = {requests: 120, milliseconds: 60_000};

/** Errors of the protocol. */
const PARSE_ERROR = -32700;
const INVALID_REQUEST = -32600;
const SERVER_ERROR = -32000;

export type HandlerOptions = {
  callers: Callers;
  rate?: Rate;
  /** Milliseconds for a request. */
  timeout?: number;
};

/** @param address of the client, which requests are counted by */
export type Handler = (request: Request, address: string) => Promise<Response>;

/** An error in the form of the protocol. */
function refusal(
  status: number,
  message: string,
  headers: Record<string, string> = {},
  code = SERVER_ERROR,
): Response {
  return Response.json({jsonrpc: '2.0', error: {code, message}, id: null}, {status, headers});
}

const isJson = (request: Request): boolean =>
  /^application\/json\s*(?:;|$)/i.test(request.headers.get('content-type') ?? '');

async function respond(site: Site, request: Request, parsedBody: unknown): Promise<Response> {
  const transport = new WebStandardStreamableHTTPServerTransport({enableJsonResponse: true});
  const server = createServer(site);
  try {
    await server.connect(transport);
    return await transport.handleRequest(request, {parsedBody});
  } finally {
    // With JSON responses, everything is written by now.
    await server.close();
  }
}

function inTime(response: Promise<Response>, timeout: number): Promise<Response> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Response>((resolve) => {
    timer = setTimeout(() => {
      resolve(refusal(504, 'The documentation server took too long. Try again.'));
    }, timeout);
  });
  return Promise.race([response, late]).finally(() => clearTimeout(timer));
}

/** Why the request isn't for this server, by its method and headers. */
function refused(request: Request, {callers}: HandlerOptions): Response | undefined {
  if (!isHostAccepted(callers, request.headers.get('host'))) {
    return refusal(403, 'This server doesn’t answer for that host name.');
  }
  if (!isOriginAccepted(callers, request.headers.get('origin'))) {
    return refusal(403, 'Pages of that origin may not call this server.');
  }
  if (request.method === 'OPTIONS') return new Response(null, {status: 204, headers: PREFLIGHT});
  if (request.method === 'POST') return undefined;
  return refusal(405, 'Send messages with POST; there are no sessions and no streams.', {
    Allow: 'POST, OPTIONS',
  });
}

async function answered(site: Site, request: Request, timeout: number): Promise<Response> {
  if (!isJson(request)) return refusal(415, 'The content type must be application/json.');
  const isAnnounced = Number(request.headers.get('content-length') ?? 0) > MOST_BYTES;
  const text = isAnnounced ? undefined : await boundedText(request, MOST_BYTES);
  if (text === undefined) {
    return refusal(413, `The request has more than ${MOST_BYTES} bytes.`, {Connection: 'close'});
  }
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return refusal(400, 'The body isn’t valid JSON.', {}, PARSE_ERROR);
  }
  if (Array.isArray(body)) {
    return refusal(400, 'Send one message per request, not a list.', {}, INVALID_REQUEST);
  }
  return inTime(respond(site, request, body), timeout);
}

/**
 * @param site whose files the tools read; keep it, since it remembers what it has read
 * @returns a function that never rejects
 */
export function createHandler(site: Site, options: HandlerOptions): Handler {
  const {callers, rate = RATE, timeout = TIMEOUT} = options;
  const limit = new RateLimit(rate);

  async function response(request: Request, address: string): Promise<Response> {
    const no = refused(request, options);
    if (no) return no;
    const seconds = limit.exceeded(address);
    if (seconds !== undefined) {
      return refusal(429, `Too many requests. Try again in ${seconds} seconds.`, {
        'Retry-After': String(seconds),
      });
    }
    try {
      return await answered(site, request, timeout);
    } catch (error) {
      console.error('MCP request:', error);
      return refusal(500, 'The documentation server failed on this request.');
    }
  }

  return async (request, address) => {
    const made = await response(request, address);
    const headers = new Headers(made.headers);
    headers.set('Cache-Control', 'no-store');
    headers.set('X-Content-Type-Options', 'nosniff');
    const origin = request.headers.get('origin');
    if (made.status !== 403) {
      for (const [name, value] of Object.entries(corsHeaders(callers, origin))) {
        headers.set(name, value);
      }
    }
    return new Response(made.body, {status: made.status, headers});
  };
}
