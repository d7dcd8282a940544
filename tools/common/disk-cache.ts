/** Caches on disk what is slow to compute and never changes: results of the same tool for the same input. */
import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {ROOT} from '../../plugins/common/root';

const FOLDER = path.join(ROOT, 'node_modules/.cache/check-docs');

/** Returns a short name that is unique for each text. */
export function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 22);
}

/** Returns the version of a package that this project requires. */
export function packageVersion(name: string): string {
  const text = fs.readFileSync(path.join(ROOT, 'package.json'), 'utf8');
  const all = JSON.parse(text) as Record<string, Record<string, string> | undefined>;
  return all['devDependencies']?.[name] ?? all['dependencies']?.[name] ?? '';
}

/** Results by input; `save` stores those that were added. */
type DiskCache<T> = {
  get: (question: string) => T | undefined;
  set: (question: string, answer: T) => void;
  save: () => void;
};

/**
 * @param name of the cache
 * @param tool everything that results depend on besides the input; a change discards them
 */
export function diskCache<T>(name: string, tool: string, folder = FOLDER): DiskCache<T> {
  const file = path.join(folder, `${name}.json`);
  const empty = {tool, answers: {} as Record<string, T>};
  let {answers} = empty;
  try {
    const saved = JSON.parse(fs.readFileSync(file, 'utf8')) as typeof empty;
    if (saved.tool === tool) answers = saved.answers;
  } catch {
    // There is none yet, or another process is still writing it: start with an empty one.
  }
  let changed = false;
  return {
    get: (question) => (Object.hasOwn(answers, question) ? answers[question] : undefined),
    set(question, answer) {
      answers[question] = answer;
      changed = true;
    },
    save() {
      if (!changed) return;
      fs.mkdirSync(folder, {recursive: true});
      fs.writeFileSync(file, JSON.stringify({tool, answers}));
      changed = false;
    },
  };
}
