/** The versions of the site, for tests that name one, so that no test hard-codes a release. */
import fs from 'node:fs';
import path from 'node:path';
import {ROOT} from '../plugins/common/root';

/** Frozen versions, the newest first, as versions.json lists them. */
export const FROZEN_VERSIONS = JSON.parse(
  fs.readFileSync(path.join(ROOT, 'versions.json'), 'utf8'),
) as readonly string[];

/** The newest frozen version, such as `2.0.0`. */
export const FROZEN = FROZEN_VERSIONS[0] ?? '';

/** Where its pages are: `/docs/2.0.0`. */
export const FROZEN_DOCS = `/docs/${FROZEN}`;

/** Versions with the base paths of their pages: Next at `/docs`, the others below it. */
export const DOCS_PREFIXES: readonly string[] = [
  '/docs',
  ...FROZEN_VERSIONS.map((version) => `/docs/${version}`),
];
