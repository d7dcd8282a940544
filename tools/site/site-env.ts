/** Settings of an installation, stored in a file: `npm run build` and `npm start` read `site.env`, if there is one. */
import fs from 'node:fs';
import path from 'node:path';

/** Lines of NAME=value beside package.json; git ignores the file. */
const SITE_ENV = 'site.env';

/**
 * Adds the settings of `site.env` to the environment of this process. A variable that is already set keeps its value.
 *
 * @param root absolute path of the site
 * @throws Error if the file exists but can't be read
 */
export function loadSiteEnv(root: string): void {
  const file = path.join(root, SITE_ENV);
  if (fs.existsSync(file)) process.loadEnvFile(file);
}
