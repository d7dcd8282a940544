/** `npm start`: the site in development, with hot reload. Arguments go to `docusaurus start`. */
import {runDocusaurus} from '../src/commands/docusaurus';
import {main} from '../src/commands/main';
import {ROOT} from '../src/root';

main(() => runDocusaurus(ROOT, ['start', ...process.argv.slice(2)]));
