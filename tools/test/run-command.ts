/** Runs Node, with visible or captured output. */
import {spawn} from 'node:child_process';

/** How a command ended. */
export type Outcome = {
  /** True if its exit status was 0. */
  ok: boolean;
  /** What it printed; empty if the output was visible. */
  output: string;
  /** Why it could not be started. */
  error?: Error;
};

/**
 * @param args of Node
 * @param env variables in addition to those of this process
 * @param quietly captures the output for the caller
 */
export function runCommand(
  args: readonly string[],
  env: Record<string, string>,
  quietly: boolean,
): Promise<Outcome> {
  const out = quietly ? 'pipe' : 'inherit';
  const child = spawn(process.execPath, args, {
    stdio: ['inherit', out, out],
    env: {...process.env, ...env},
  });
  let output = '';
  const collect = (chunk: Buffer) => void (output += chunk.toString());
  child.stdout?.on('data', collect);
  child.stderr?.on('data', collect);
  return new Promise((resolve) => {
    child.once('error', (error) => resolve({ok: false, output, error}));
    child.once('close', (status) => resolve({ok: status === 0, output}));
  });
}
