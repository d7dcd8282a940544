/** `npm run build`: builds every version into build/, checks the pages and compresses them. */
import path from 'node:path';
import {runDocusaurus} from '../src/commands/docusaurus';
import {main} from '../src/commands/main';
import {ROOT} from '../src/root';
import {precompress} from '../src/server/precompress';

main(async () => {
  const status = await runDocusaurus(ROOT, ['build', ...process.argv.slice(2)]);
  if (status === 0) await precompress(path.join(ROOT, 'build'));
  return status;
});
