/** Combines the hosts that services use. */
import type {ContentHosts} from '../../src/lib/content-hosts';
import {ServiceError} from './values';

type Directive = keyof ContentHosts;

const DIRECTIVES: readonly Directive[] = [
  'script-src',
  'style-src',
  'img-src',
  'connect-src',
  'frame-src',
  'font-src',
  'media-src',
  'worker-src',
];

const isDirective = (name: string): name is Directive =>
  (DIRECTIVES as readonly string[]).includes(name);

/** An origin, or all hosts of a domain, but not a keyword such as 'unsafe-inline'. */
const HOST = /^(?:https|wss):\/\/(?:\*\.)?[\w-]+(?:\.[\w-]+)+(?::\d+)?$/;

/** @returns the hosts of all, sorted, without duplicates */
export function union(all: readonly ContentHosts[]): ContentHosts {
  return Object.fromEntries(
    DIRECTIVES.flatMap((directive) => {
      const hosts = [...new Set(all.flatMap((some) => some[directive] ?? []))].sort();
      return hosts.length > 0 ? [[directive, hosts]] : [];
    }),
  );
}

/**
 * @param text value of `CONTENT_HOSTS`: `script-src https://a.example; img-src https://b.example`
 * @throws ServiceError if it has an unknown directive or an invalid host
 */
export function hostsInPolicy(text: string): ContentHosts {
  const parts = text.split(';').flatMap((part) => part.trim() || []);
  return union(
    parts.map((part): ContentHosts => {
      const [directive = '', ...hosts] = part.split(/\s+/);
      if (isDirective(directive) && hosts.length > 0 && hosts.every((host) => HOST.test(host)))
        return {[directive]: hosts};
      throw new ServiceError(
        'The environment variable CONTENT_HOSTS has an invalid part.\n' +
          `  found     ${part}\n` +
          `  expected  one of ${DIRECTIVES.join(', ')}, and origins such as https://widget.example or https://*.example.com\n` +
          'Correct it. Parts are separated by semicolons. See contributing/services.md.',
      );
    }),
  );
}
