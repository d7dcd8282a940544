/**
 * `npm start`: the site of this folder in development, with hot reload. With `--all-versions`, it has the frozen versions
 * of the docs, too; other arguments go to `docusaurus start`.
 */
import {runDocusaurus} from './docusaurus';
import {main} from '../common/main';
import {loadSiteEnv} from './site-env';

const ALL_VERSIONS = '--all-versions';

main(() => {
  // npm runs this in the folder of package.json: tests have their own site there.
  const root = process.cwd();
  loadSiteEnv(root);
  const args = process.argv.slice(2);
  const others = args.filter((arg) => arg !== ALL_VERSIONS);
  const env = {...(others.length < args.length && {ALL_VERSIONS: 'on'})};
  return runDocusaurus(root, ['start', ...others], undefined, {env});
});
