/** `npm start`: the site of this folder in development, with hot reload. Arguments go to `docusaurus start`. */
import {runDocusaurus} from './docusaurus';
import {main} from '../common/main';
import {loadSiteEnv} from './site-env';

main(() => {
  // npm runs this in the folder of package.json: tests have their own site there.
  const root = process.cwd();
  loadSiteEnv(root);
  return runDocusaurus(root, ['start', ...process.argv.slice(2)]);
});
