/** Tests paths against the `path_specs` of a recipe: which tables and partitions come out, and why a file is skipped. */
import Translate, {translate} from '@docusaurus/Translate';
import {type ReactNode, useState} from 'react';
import {readSpec} from './model/spec';
import {examplePath, testPaths} from './model/test-paths';
import Result from './Result';
import styles from './styles.module.css';

type Props = {
  /** The value of `path_specs`. */
  specs: unknown;
};

/** More would take too long to draw. */
const MOST_PATHS = 500;

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .slice(0, MOST_PATHS);

/** The entries: a single map counts as one. */
const entriesOf = (specs: unknown): unknown[] =>
  Array.isArray(specs) ? specs : specs === undefined || specs === null ? [] : [specs];

const includeOf = (entry: unknown): string => {
  const {include} = (entry ?? {}) as {include?: unknown};
  return typeof include === 'string' ? include : '';
};

export default function PathTester({specs}: Props): ReactNode {
  const entries = entriesOf(specs);
  const [typed, setTyped] = useState<string>();
  const examples = entries.map((entry) => examplePath(includeOf(entry))).filter(Boolean);
  const text = typed ?? examples.join('\n');
  const paths = linesOf(text);
  const results = entries.map((entry) => {
    const read = readSpec(entry);
    return 'spec' in read ? {...read, tested: testPaths(read.spec, paths)} : read;
  });
  return (
    <div className={styles.tester}>
      <label htmlFor="recipe-paths">
        <Translate id="site.pathTester.paths">Paths of files, one per line</Translate>
        <textarea
          id="recipe-paths"
          rows={5}
          wrap="off"
          value={text}
          placeholder={translate({
            id: 'site.pathTester.placeholder',
            message: 'The output of aws s3 ls, with the bucket before each key',
          })}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          translate="no"
          onChange={(event) => setTyped(event.target.value)}
        />
      </label>
      {entries.length === 0 && (
        <p>
          <Translate id="site.pathTester.none">The recipe has no path_specs yet.</Translate>
        </p>
      )}
      {results.map((result, i) => (
        <Result key={i} include={includeOf(entries[i])} result={result} />
      ))}
    </div>
  );
}
