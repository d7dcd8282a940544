/** `npm start`: the site in development, with hot reload. Arguments go to `docusaurus start`. */
import {runDocusaurus} from './docusaurus';
import {main} from '../common/main';
import {ROOT} from '../../plugins/common/root';

main(() => runDocusaurus(ROOT, ['start', ...process.argv.slice(2)]));
