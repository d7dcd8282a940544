/** Installs system packages where that requires no interaction: as root on Debian and its derivatives. */
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';

/** True if apt-get can be used without a prompt. */
export const hasApt = (): boolean => process.getuid?.() === 0 && fs.existsSync('/usr/bin/apt-get');

/** Runs a command with visible output; errors are printed. @returns whether it succeeded */
export function run(
  command: string,
  args: readonly string[],
  variables: Readonly<Record<string, string>> = {},
): boolean {
  console.log(`> ${[command, ...args].join(' ')}`);
  const env = {...process.env, ...variables};
  const stdio = ['ignore', 'inherit', 'inherit'] as const;
  const {error, status} = spawnSync(command, args, {stdio: [...stdio], env, timeout: 300_000});
  if (error) console.error(`  ${error.message}`);
  return status === 0;
}

/** Installs packages without their recommended packages. @returns whether it succeeded */
export function install(packages: readonly string[], variables?: Record<string, string>): boolean {
  return run(
    'apt-get',
    ['install', '-y', '-qq', '--no-install-recommends', ...packages],
    variables,
  );
}
