/** Finds or installs the servers that the site's configurations are tested on. */
import {hasCaddy} from '../server/programs/caddy';
import {brotliModule, hasNginx} from '../server/programs/nginx';
import {hasApt, install, run} from './apt';

/** A program and the name of its Debian package. */
export type ServerProgram = {package: string; isThere: () => boolean};

const PROGRAMS: readonly ServerProgram[] = [
  {package: 'nginx', isThere: hasNginx},
  {package: 'libnginx-mod-http-brotli-static', isThere: () => brotliModule() !== undefined},
  {package: 'caddy', isThere: hasCaddy},
];

/** Installs packages. Their services aren't started: the tests start the programs themselves. */
function installPackages(packages: readonly string[]): void {
  run('apt-get', ['update', '-qq']);
  install(packages, {RUNLEVEL: '1', DEBIAN_FRONTEND: 'noninteractive'});
}

/**
 * Installs missing servers where that requires no interaction, and says so first. Also reports servers that are still
 * missing: their tests are skipped, and counted as skipped.
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
      `Skipped: tests that need ${left.join(', ')}. ` +
        `To run them, install the Debian packages: sudo apt-get install ${left.join(' ')}`,
    );
  }
  return left;
}
