/** The documentation server as a Vercel function, which has to be in this folder; `vercel.json` maps /mcp to it. */
import {publishedServer} from '../tools/mcp/hosts/published';

// Vercel sets the host name of the site, and the header for each request.
const host = process.env['VERCEL_PROJECT_PRODUCTION_URL'];
const server = publishedServer(host && `https://${host}`, 'x-real-ip');

export const POST = server;
export const GET = server;
export const DELETE = server;
export const OPTIONS = server;
