/** Builds one version of the platform's front end from its public source, in a cache outside the tree. */
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {ContributorError} from '../../plugins/common/contributor-error';

/** Folders of the public source that a build and its fake API need. */
const FRONT_END = 'datahub-web-react';
const SCHEMA = 'datahub-graphql-core/src/main/resources';

/** A built front end: the static files, and the schema of the API that it uses. */
export type FrontEnd = {dist: string; schema: string};

/** Where builds are cached; `PICTURES_CACHE` names another folder. */
const cacheFolder = () =>
  process.env['PICTURES_CACHE'] ?? path.join(os.homedir(), '.cache/datahub-docs-pictures');

/**
 * Returns git's data folder of a checkout.
 *
 * @throws ContributorError if the variable is not set, or isn't a repository
 */
function gitFolder(): string {
  const source = process.env['PICTURES_SOURCE'];
  const expected =
    'expected the folder of a clone of github.com/datahub-project/datahub (see contributing/pictures.md). Nothing was changed.';
  if (!source) throw new ContributorError(`Found no PICTURES_SOURCE, ${expected}`);
  const git = ['.git', '.'].map((name) => path.resolve(source, name));
  const found = git.find((folder) => fs.existsSync(path.join(folder, 'HEAD')));
  if (found) return found;
  throw new ContributorError(`Found no git repository in PICTURES_SOURCE="${source}", ${expected}`);
}

function run(command: string, args: readonly string[], cwd: string, env = {}): void {
  execFileSync(command, args, {cwd, stdio: 'inherit', env: {...process.env, ...env}});
}

/** Extracts two folders of a commit; for other files, git would complain about a shallow or partial clone. */
function extract(commit: string, target: string): void {
  const git = `--git-dir=${gitFolder()}`;
  const archive = path.join(target, 'source.tar');
  execFileSync('git', [git, 'archive', '-o', archive, commit, FRONT_END, SCHEMA], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  execFileSync('tar', ['-xf', archive, '-C', target]);
  fs.rmSync(archive);
}

/** Yarn 1 downloads packages from the URLs in its lockfile; this makes it use the registry that npm is configured with. */
function useRegistry(folder: string): string {
  const registry = execFileSync('npm', ['config', 'get', 'registry'], {encoding: 'utf8'}).trim();
  const lock = path.join(folder, 'yarn.lock');
  const text = fs.readFileSync(lock, 'utf8');
  fs.writeFileSync(
    lock,
    text.replace(
      /https:\/\/registry\.(?:yarnpkg|npmjs)\.(?:com|org)\//g,
      `${registry.replace(/\/$/, '')}/`,
    ),
  );
  return registry;
}

function build(folder: string, work: string): void {
  const registry = useRegistry(folder);
  const yarn = ['--yes', 'yarn@1.22.22', 'install', '--registry', registry];
  const quick = ['--frozen-lockfile', '--ignore-scripts', '--ignore-engines', '--non-interactive'];
  run('npx', [...yarn, ...quick], folder, {YARN_CACHE_FOLDER: path.join(work, 'yarn')});
  const env = {NODE_OPTIONS: '--max-old-space-size=5120 --openssl-legacy-provider', CI: 'false'};
  run('node_modules/.bin/graphql-codegen', ['--config', 'codegen.yml'], folder, env);
  run('node_modules/.bin/vite', ['build'], folder, env);
}

/**
 * Builds a front end, or returns a cached build. The first build takes ten minutes, 4 GB of disk, and the network.
 *
 * @param ref commit or tag of the public source
 * @throws ContributorError without a checkout; errors of git, yarn, or vite as they print them
 */
export function frontEnd(ref: string): FrontEnd {
  const ready = path.join(cacheFolder(), ref);
  const built = {dist: path.join(ready, 'dist'), schema: path.join(ready, 'schema')};
  if (fs.existsSync(built.dist)) return built;
  fs.mkdirSync(cacheFolder(), {recursive: true});
  const work = fs.mkdtempSync(path.join(cacheFolder(), 'build-'));
  try {
    extract(ref, work);
    build(path.join(work, FRONT_END), work);
    fs.mkdirSync(ready, {recursive: true});
    fs.renameSync(path.join(work, SCHEMA), built.schema);
    fs.renameSync(path.join(work, FRONT_END, 'dist'), built.dist);
  } finally {
    fs.rmSync(work, {recursive: true, force: true});
  }
  return built;
}
