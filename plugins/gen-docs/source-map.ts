/** Records the source of each file of genDocs/, for edit links, dates, and error messages. */
import fs from 'node:fs';
import path from 'node:path';
import {Problems} from '../facts/problems';
import {rememberUntilChanged} from '../facts/unchanged';

const FILE = 'genDocs/sources.json';

/** Writes the map for other processes and plugins to read. */
export function writeSourceMap(root: string, sources: ReadonlyMap<string, string>): void {
  const text = `${JSON.stringify(Object.fromEntries(sources), null, 1)}\n`;
  const file = path.join(root, FILE);
  if (fs.existsSync(file) && fs.readFileSync(file, 'utf8') === text) return;
  fs.mkdirSync(path.dirname(file), {recursive: true});
  fs.writeFileSync(file, text);
}

type SourceMap = Readonly<Record<string, string>>;

/** Docusaurus asks for the source of one page after the other. */
const read = rememberUntilChanged([FILE], (root): SourceMap => {
  const file = path.join(root, FILE);
  return fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as SourceMap) : {};
});

/** Reads the map: path below the docs tree → actual source; empty before the first assembly. */
export function readSourceMap(root: string): SourceMap {
  return read(root, new Problems());
}

/**
 * Replaces every `genDocs/docs/…` path in a message with the actual source, a file that the reader can edit.
 *
 * @param root absolute path of the project; absolute paths below it become relative
 */
export function nameRealSources(text: string, root: string): string {
  return text
    .replaceAll(`${root}${path.sep}`, '')
    .replaceAll(`${fs.realpathSync(root)}${path.sep}`, '')
    .replace(
      // Replaces only names below the root: a folder above it may have the same name.
      /(?<![/\\-])(?:(?:@site|\.)[/\\])?genDocs[/\\]docs[/\\]([\w./\\<>-]+?\.(?:mdx?|svg|png|jpe?g))/g,
      (_, file: string) => {
        const name = file.replaceAll('\\', '/');
        const source = readSourceMap(root)[name] ?? `docs/${name}`;
        return source.startsWith('docs/') ? source : `${source} (page docs/${name})`;
      },
    );
}
