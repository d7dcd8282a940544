/** `npm run hosting`: writes generated/ from the table in rules.ts. */
import fs from 'node:fs/promises';
import path from 'node:path';
import {generatedFiles} from './generated-files';
import {rules} from './rules';
import {main} from '../common/main';
import {ROOT} from '../../plugins/common/root';

main(async () => {
  const folder = path.join(ROOT, 'tools/hosting/generated');
  await fs.rm(folder, {recursive: true, force: true});
  for (const [name, text] of generatedFiles(rules)) {
    const file = path.join(folder, name);
    await fs.mkdir(path.dirname(file), {recursive: true});
    await fs.writeFile(file, text);
    console.log(path.relative(ROOT, file));
  }
  return 0;
});
