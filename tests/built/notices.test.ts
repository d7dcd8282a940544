/** The third-party notices in the build list everything that the site's code imports for browsers. */
import fs from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {listFiles} from '../../plugins/common/list-files';
import {ROOT} from '../../plugins/common/root';
import {BUILD, servedSite} from './site';

const ask = servedSite();

/** Packages of services: a build without their variables doesn't ship them. */
const SWITCHED_OFF = ['web-vitals'];

/** Packages that are imported by the name of another; see the patch `preact`. */
const BY_OTHER_NAMES = new Map([
  ['react', 'preact'],
  ['react-dom', 'preact'],
]);

/** Packages that code in src/ imports as more than types, or that its styles name. */
function imported(): string[] {
  const found = new Set<string>();
  for (const file of listFiles(path.join(ROOT, 'src'))) {
    if (!/\.(?:tsx?|css|mdx)$/.test(file) || /\.test\.|\.d\.ts$|(?:^|\/)testing[./]/.test(file))
      continue;
    const text = fs.readFileSync(path.join(ROOT, 'src', file), 'utf8');
    const names =
      /(?:^(?:import|export) (?!type\b)[^;']*? from |^import |\bimport\(\s*(?:\/\*.*?\*\/\s*)?|\burl\(|@import )'((?:@[\w-]+\/)?[\w-][\w.-]*)/gm;
    for (const [, name = ''] of text.matchAll(names)) found.add(name);
  }
  const aliases =
    /^(?:@site|@theme|@theme-original|@theme-init|@generated)(?:\/|$)|^@docusaurus\/(?!theme|plugin)/;
  return [...found].filter(
    (name) =>
      !SWITCHED_OFF.includes(name) &&
      !aliases.test(name) &&
      fs.existsSync(path.join(ROOT, 'node_modules', name)),
  );
}

const lockfile = JSON.parse(fs.readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, {name?: string; version?: string}>;
};

/** Returns the versions of a package that the lockfile installs, under its name or as an alias. */
const installed = (name: string) =>
  Object.entries(lockfile.packages).flatMap(([folder, {name: own, version}]) =>
    own === name || folder.endsWith(`node_modules/${name}`) ? (version ?? []) : [],
  );

it('is served as text, and the main script says where it is', async () => {
  const response = await ask('/third-party-notices.txt');
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toMatch(/^text\/plain/);
  const scripts = path.join(BUILD, 'assets/js');
  const main = fs.readdirSync(scripts).find((name) => /^main\.[^.]+\.js$/.test(name)) ?? '';
  const script = fs.readFileSync(path.join(scripts, main), 'utf8');
  expect(script).toMatch(/^\/\*! Licenses: \/third-party-notices\.txt \*\/\n/);
});

it('names every imported package, including fonts and drawings, each with a license', async () => {
  const notice = await (await ask('/third-party-notices.txt')).text();
  const [, ...parts] = notice.split(/^-{80}$/m);
  const packages = new Map(
    parts.flatMap((part) =>
      [...(part.split('\n\n')[1] ?? part).matchAll(/^(\S+) (\d\S*) \((.+)\)$/gm)].map(
        ([, name = '', version = '', license = '']) => [name, {version, license, part}] as const,
      ),
    ),
  );
  const wanted = [
    ...imported().map((name) => BY_OTHER_NAMES.get(name) ?? name),
    'preact',
    'react-router',
    '@docusaurus/core',
    'infima',
    'simple-icons',
  ];
  expect(wanted.filter((name) => !packages.has(name))).toEqual([]);
  for (const [name, {version, license, part}] of packages) {
    expect(installed(name), name).toContain(version);
    expect(license, name).toMatch(
      /^(?:MIT|ISC|Apache-2\.0|BSD-[23]-Clause|0BSD|CC0-1\.0|OFL-1\.1|CC-BY-4\.0|MPL-2\.0|\(.+\))$/,
    );
    expect(part.length, name).toBeGreaterThan(400);
  }
});
