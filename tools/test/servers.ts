/** Finds the servers that the site's configurations are tried on, or installs them. */
import {hasCaddy} from '../server/programs/caddy';
import {brotliModule, hasNginx} from '../server/programs/nginx';
import {hasApt, install, run} from './apt';

/** A program with Debian's name of its package. */
export type ServerProgram = {package: string; isThere: () => boolean};

const PROGRAMS: readonly ServerProgram[] = [
  {package: 'nginx', isThere: hasNginx},
  {package: 'libnginx-mod-http-brotli-static', isThere: () => brotliModule() !== undefined},
  {package: 'caddy', isThere: hasCaddy},
];

/** Installs packages. No service of theirs is started: the tests start the programs by themselves. */
function installPackages(packages: readonly string[]): void {
  run('apt-get', ['update', '-qq']);
  install(packages, {RUNLEVEL: '1', DEBIAN_FRONTEND: 'noninteractive'});
}

/**
 * Installs the servers that are missing, where that needs nobody; says so before it does. What is still missing then is
 * said, too: its tests are skipped and show as such in the counts.
 *
 * @returns packages that are still missing
 */
export function ensureServers(
  programs = PROGRAMS,
  canInstall = hasApt(),
  installAll = installPackages,
): string[] {
  const missing = () =>
    programs.filter(({isThere}) => !isThere()).map((program) => program.package);
  const first = missing();
  if (first.length > 0 && canInstall) {
    console.log(`Servers are missing. Installing ${first.join(', ')} with apt-get ...`);
    installAll(first);
  }
  const left = missing();
  if (left.length > 0) {
    console.log(
      `Not tried, and skipped in the counts: what needs ${left.join(', ')}. ` +
        `To try it, install Debian's packages: sudo apt-get install ${left.join(' ')}`,
    );
  }
  return left;
}
