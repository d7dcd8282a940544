/** The documentation server as a Netlify function; `netlify.toml` names this folder. */
import {publishedServer} from '../published';

// Netlify sets the address of the site, and the header for each request.
export default publishedServer(process.env['URL'], 'x-nf-client-connection-ip');

export const config = {path: '/mcp'};
