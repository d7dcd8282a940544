/** Builds {@link PageLinks} for the set of pages of one version. */
import path from 'node:path';
import type {PageLinks} from './page';

/** @param files file extensions by docs path without extension, such as `how/search` → `.md` */
export function pageLinks(files: ReadonlyMap<string, string>): PageLinks {
  return {
    has: (target) => files.has(target),
    to(from, to, label) {
      const [target = '', anchor] = to.split('#');
      const extension = files.get(target);
      if (extension === undefined) return label;
      const relative = path.posix.relative(path.posix.dirname(from), target) + extension;
      const href = relative.startsWith('.') ? relative : `./${relative}`;
      return `[${label}](${href}${anchor === undefined ? '' : `#${anchor}`})`;
    },
  };
}
