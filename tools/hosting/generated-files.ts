/** Every generated file in tools/hosting/generated/, by its path there. */
import {renderCaddy} from './render/caddy';
import {renderNetlify} from './render/netlify';
import {EDGE_FUNCTION, renderNetlifyEdge} from './render/netlify-edge';
import {COPY_FUNCTION, renderNetlifyCopies} from './render/netlify-copies';
import {renderNginx, renderNginxBrotli} from './render/nginx';
import {renderVercel} from './render/vercel';
import type {HostingRules} from './rules';

/** Renders the table for each host. */
export function generatedFiles(rules: HostingRules): Map<string, string> {
  return new Map([
    ['nginx.conf', renderNginx(rules)],
    ['nginx-brotli.conf', renderNginxBrotli()],
    // For the image of Dockerfile, whose user may not listen on port 80.
    ['container.conf', renderNginx(rules, {listen: '8080', root: '/srv/docs'})],
    ['Caddyfile', renderCaddy(rules)],
    ['netlify.toml', renderNetlify(rules)],
    [`netlify/${EDGE_FUNCTION.name}.js`, renderNetlifyEdge(rules)],
    [`netlify/${COPY_FUNCTION.name}.js`, renderNetlifyCopies()],
    ['vercel.json', renderVercel(rules)],
  ]);
}
