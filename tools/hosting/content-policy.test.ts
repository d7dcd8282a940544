import {expect, it} from 'vitest';
import {contentSecurityPolicy} from './content-policy';

const directives = (...facts: Parameters<typeof contentSecurityPolicy>) =>
  Object.fromEntries(
    contentSecurityPolicy(...facts)
      .split('; ')
      .map((line) => [line.split(' ', 1)[0], line.slice(line.indexOf(' ') + 1)]),
  );

it('restricts a page without services to its own host', () =>
  expect(directives({scripts: ['sha256-a=', 'sha256-b='], hosts: {}})).toEqual({
    'default-src': "'self'",
    'script-src': "'self' 'sha256-a=' 'sha256-b='",
    'style-src': "'self'",
    'img-src': "'self' data:",
    'font-src': "'self'",
    'connect-src': "'self'",
    'worker-src': "'self'",
    'media-src': "'self'",
    'frame-src': "'none'",
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors':
      "'self' https://*.acryl.io https://acryldata.io https://*.acryldata.io https://datahub.com https://*.datahub.com http://localhost:*",
  }));

it('adds the hosts of services to their directives, and allows frames only then', () => {
  const found = directives({
    scripts: [],
    hosts: {'frame-src': ['https://calendar.example'], 'script-src': ['https://tags.example']},
  });
  expect(found['frame-src']).toBe('https://calendar.example');
  expect(found['script-src']).toBe("'self' https://tags.example");
  expect(found['connect-src']).toBe("'self'");
});
