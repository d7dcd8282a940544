/** Remembers on disk what takes long to find out and never changes: answers of the same tool to the same question. */
import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {ROOT} from '../../plugins/common/root';

const FOLDER = path.join(ROOT, 'node_modules/.cache/check-docs');

/** Short name of a text, different for every text. */
export function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 22);
}

/** The version of a package that this project asks for. */
export function packageVersion(name: string): string {
  const text = fs.readFileSync(path.join(ROOT, 'package.json'), 'utf8');
  const all = JSON.parse(text) as Record<string, Record<string, string> | undefined>;
  return all['devDependencies']?.[name] ?? all['dependencies']?.[name] ?? '';
}

/** Answers by question; `save` writes down those that were added. */
type DiskCache<T> = {
  get: (question: string) => T | undefined;
  set: (question: string, answer: T) => void;
  save: () => void;
};

/**
 * @param name of the cache
 * @param tool all that the answers depend on beside the question; another tool forgets them
 */
export function diskCache<T>(name: string, tool: string, folder = FOLDER): DiskCache<T> {
  const file = path.join(folder, `${name}.json`);
  const empty = {tool, answers: {} as Record<string, T>};
  let {answers} = empty;
  try {
    const saved = JSON.parse(fs.readFileSync(file, 'utf8')) as typeof empty;
    if (saved.tool === tool) answers = saved.answers;
  } catch {
    // None yet, or half of one that another process is writing: it is made again.
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
