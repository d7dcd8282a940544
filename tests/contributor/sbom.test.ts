/** `npm run sbom` lists what is installed, without a network. */
import {spawnSync} from 'node:child_process';
import {expect, it} from 'vitest';
import {z} from 'zod';
import packageJson from '../../package.json';
import {ROOT} from '../../plugins/common/root';

const bill = z.object({
  bomFormat: z.literal('CycloneDX'),
  components: z.array(z.object({name: z.string(), version: z.string(), purl: z.string()})),
});

it('has every package of package.json, in its version, and those that they need', () => {
  const command = 'npm run sbom --silent';
  const {stdout, status} = spawnSync(command, {
    cwd: ROOT,
    shell: true,
    encoding: 'utf8',
    maxBuffer: 1e8,
  });
  expect(status).toBe(0);
  const {components} = bill.parse(JSON.parse(stdout));
  const listed = new Set(components.map(({name, version}) => `${name}@${version}`));
  const direct = Object.entries({...packageJson.dependencies, ...packageJson.devDependencies});
  // An alias such as `npm:typescript@7.0.2` is listed by its own name, with the version it stands for.
  const wanted = direct.map(([name, version]) => `${name}@${version.replace(/^npm:.*@/, '')}`);
  expect(wanted.filter((one) => !listed.has(one))).toEqual([]);
  expect(listed.size).toBeGreaterThan(2 * direct.length);
}, 180_000);
