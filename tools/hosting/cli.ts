/** `npm run hosting`: renders the table in rules.ts for every host. */
import {main} from '../common/main';
import {ROOT} from '../../plugins/common/root';
import {rules} from './rules';
import {writeHosting} from './write';

main(async () => {
  for (const file of writeHosting(ROOT, rules)) console.log(file);
  return 0;
});
