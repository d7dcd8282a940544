/** `npm start`: the site in development, with hot reload. Arguments go to `docusaurus start`. */
import {runDocusaurus} from '../src/commands/docusaurus';
import {main, ROOT} from '../src/commands/main';

main(() => runDocusaurus(ROOT, ['start', ...process.argv.slice(2)]));
