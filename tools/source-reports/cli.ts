/**
 * `npm run report:sources [-- CHECKOUT]`: writes reports/sources.md and, from a checkout of the platform,
 * reports/source-fields.md.
 */
import fs from 'node:fs';
import path from 'node:path';
import {ROOT} from '../../plugins/common/root';
import {loadReference} from '../../plugins/reference';
import {main} from '../common/main';
import {readCodeFields} from './code-fields';
import {compareFields} from './compare';
import {fieldReport} from './field-report';
import {figuresReport} from './figures';

function write(name: string, text: string): void {
  const file = path.join('reports', name);
  fs.mkdirSync(path.join(ROOT, 'reports'), {recursive: true});
  fs.writeFileSync(path.join(ROOT, file), text);
  console.log(`Wrote ${file}`);
}

main(async () => {
  const [checkout] = process.argv.slice(2);
  const {sources} = loadReference(ROOT);
  write('sources.md', figuresReport(ROOT, sources));
  if (checkout === undefined) {
    console.log('Fields were not compared: pass a checkout of the platform as an argument.');
  } else {
    write('source-fields.md', fieldReport(compareFields(sources, readCodeFields(checkout))));
  }
  return 0;
});
