/** The container of Dockerfile and compose.yaml, as far as a machine without Docker can run it. */
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {readImage, writablePlaces} from '../container/image';
import {type Container, startContainer, whyNot} from '../container/run';

const reason = whyNot();

describe.skipIf(reason !== undefined)(
  `the container${reason ? ` (not tried: ${reason})` : ''}`,
  () => {
    const image = readImage();
    let container: Container;
    beforeAll(async () => {
      container = await startContainer(image, writablePlaces());
    });
    afterAll(() => container?.stop());

    const ask = (path: string, ...options: string[]) => {
      const {output} = container.run('curl', '-si', ...options, `http://127.0.0.1:8080${path}`);
      const [head = '', ...body] = output.split('\r\n\r\n');
      const header = (name: string) =>
        new RegExp(`^${name}: (.*)$`, 'im').exec(head)?.[1]?.trim() ?? '';
      return {
        status: Number(/^HTTP\/\S+ (\d+)/.exec(head)?.[1]),
        header,
        body: body.join('\r\n\r\n'),
      };
    };

    it('serves pages, and the not-found page for unknown addresses', () => {
      expect(ask('/')).toMatchObject({status: 200});
      expect(ask('/docs/quickstart').body).toContain('<h1');
      const missing = ask('/docs/no-such-page');
      expect(missing.status).toBe(404);
      expect(missing.body).toContain('Page Not Found');
      expect(ask('/docs/quickstart/?q=1').header('location')).toBe('/docs/quickstart?q=1');
    });

    it('sends headers, media types, and compressed files, and hides its version', () => {
      const page = ask(
        '/docs/quickstart',
        '-o',
        '/dev/null',
        '-D',
        '-',
        '-H',
        'Accept-Encoding: gzip',
      );
      expect(page.header('content-security-policy')).toContain("frame-ancestors 'self'");
      expect(page.header('x-content-type-options')).toBe('nosniff');
      expect(page.header('content-encoding')).toBe('gzip');
      expect(page.header('content-type')).toBe('text/html; charset=utf-8');
      expect(page.header('server')).toBe('nginx');
      const script = /src="?(\/assets\/js\/[^">\s]+\.js)/.exec(ask('/').body)?.[1] ?? '';
      expect(ask(script).header('cache-control')).toContain('immutable');
    });

    it('runs as an ordinary user, without any capabilities', () => {
      const status = container.run('sh', '-c', 'cat /proc/$(cat /tmp/nginx.pid)/status').output;
      const field = (name: string) => new RegExp(`^${name}:\\s*(.*)$`, 'm').exec(status)?.[1] ?? '';
      expect(field('Name')).toBe('nginx');
      expect(Number(image.user)).toBeGreaterThan(0);
      expect(field('Uid').split('\t')).toEqual(Array(4).fill(image.user));
      expect([field('CapEff'), field('CapPrm'), field('CapBnd')]).toEqual(
        Array(3).fill('0'.repeat(16)),
      );
      expect(field('NoNewPrivs')).toBe('1');
    });

    it('writes only below /tmp, and logs to its output', async () => {
      const body = 'x'.repeat(100_000);
      ask('/docs/quickstart', '-X', 'POST', '--data', body);
      const places = container.run(
        'sh',
        '-c',
        'for d in / /etc/nginx /srv/docs; do touch $d/x && echo $d; done',
      ).output;
      expect(places.match(/Read-only file system/g)).toHaveLength(3);
      const inTmp = container.run('ls', '/tmp').output.trim().split('\n').sort();
      expect(inTmp).toEqual(['client', 'fastcgi', 'nginx.pid', 'proxy', 'scgi', 'uwsgi']);
      await expect.poll(() => container.log()).toMatch(/"GET \/docs\/no-such-page HTTP\/1\.1" 404/);
      expect(container.log()).not.toMatch(/\[(?:warn|error|crit|alert|emerg)\]/);
    });
  },
);
