/** What an entry of `path_specs` makes of the paths: its tables, and the files that it skips. */
import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import type {PathSpec} from './model/spec';
import {type Reason, type Table, tablesOf, type TestedPath} from './model/test-paths';
import styles from './styles.module.css';

/** The paths, or why the platform rejects the entry. */
type Outcome = {spec: PathSpec; tested: readonly TestedPath[]} | {problem: string};

/** Files of a table that are listed. */
const SHOWN = 20;

function wordsFor(reason: Reason): string {
  switch (reason.kind) {
    case 'hidden':
      return translate({
        id: 'site.pathTester.hidden',
        message: 'A folder or file begins with a dot or an underscore.',
      });
    case 'include':
      return translate({
        id: 'site.pathTester.include',
        message: 'It doesn’t match include: compare the number of folders and the extension.',
      });
    case 'extension':
      return translate({
        id: 'site.pathTester.extension',
        message: 'It has no extension, and default_extension isn’t set.',
      });
    case 'exclude':
      return translate(
        {id: 'site.pathTester.exclude', message: 'Excluded by {pattern}.'},
        {pattern: reason.pattern},
      );
    case 'table':
      return translate(
        {id: 'site.pathTester.table', message: 'tables_filter_pattern rejects {table}.'},
        {table: reason.table},
      );
  }
}

function File({file}: {file: TestedPath}): ReactNode {
  const {path, partitions, failure, hasFormat} = file;
  return (
    <li>
      <code translate="no">{path}</code>
      {partitions && partitions.length > 0 && (
        <small>
          <Translate
            id="site.pathTester.partition"
            values={{
              partition: (
                <span translate="no">
                  {partitions.map(({key, value}) => `${key}=${value}`).join(', ')}
                </span>
              ),
            }}
          >
            {'Partition: {partition}'}
          </Translate>
        </small>
      )}
      {failure !== undefined && (
        <small className={styles.bad}>
          <Translate id="site.pathTester.failure" values={{failure}}>
            {'The run stops here: {failure}.'}
          </Translate>
        </small>
      )}
      {hasFormat === false && (
        <small className={styles.bad}>
          <Translate id="site.pathTester.format">
            The format isn’t supported: the dataset gets no columns from this file.
          </Translate>
        </small>
      )}
    </li>
  );
}

function TableItem({table: {table, name, files}}: {table: Table}): ReactNode {
  const more = files.length - SHOWN;
  return (
    <li>
      <b translate="no">{name}</b> <code translate="no">{table}</code>
      <ul>
        {files.slice(0, SHOWN).map((file) => (
          <File key={file.path} file={file} />
        ))}
      </ul>
      {more > 0 && (
        <small>
          <Translate id="site.pathTester.more" values={{more}}>
            {'And {more} more files'}
          </Translate>
        </small>
      )}
    </li>
  );
}

function Skipped({files}: {files: readonly TestedPath[]}): ReactNode {
  if (files.length === 0) return null;
  return (
    <>
      <p>
        <b>
          <Translate id="site.pathTester.skipped" values={{count: files.length}}>
            {'Skipped files: {count}'}
          </Translate>
        </b>
      </p>
      <ul>
        {files.slice(0, SHOWN).map(({path, skipped}) => (
          <li key={path}>
            <code translate="no">{path}</code>
            <small>{skipped && wordsFor(skipped)}</small>
          </li>
        ))}
      </ul>
    </>
  );
}

function Tables({spec, tested}: {spec: PathSpec; tested: readonly TestedPath[]}): ReactNode {
  const tables = tablesOf(tested);
  const files = [...new Map(tested.map((one) => [one.path, one])).values()];
  const skipped = files.filter((one) => one.skipped !== undefined);
  return (
    <>
      <p role="status">
        <b>
          <Translate
            id="site.pathTester.count"
            values={{tables: tables.length, files: files.length - skipped.length}}
          >
            {'Datasets: {tables}, from files: {files}'}
          </Translate>
        </b>
      </p>
      {!spec.visitsAll && tested.some(({partitions}) => partitions && partitions.length > 0) && (
        <p>
          <Translate
            id="site.pathTester.sampled"
            values={{
              method: <code translate="no">traversal_method</code>,
              all: <code translate="no">ALL</code>,
            }}
          >
            {
              'A run visits only the partitions that {method} selects, by default the one with the highest name. With {all}, it visits every one.'
            }
          </Translate>
        </p>
      )}
      {!spec.include.includes('{table}') && tables.length > 0 && (
        <p>
          <Translate
            id="site.pathTester.noTable"
            values={{table: <code translate="no">{'{table}'}</code>}}
          >
            {'Without {table}, each file is a dataset of its own.'}
          </Translate>
        </p>
      )}
      <ul>
        {tables.map((table) => (
          <TableItem key={table.table} table={table} />
        ))}
      </ul>
      <Skipped files={skipped} />
    </>
  );
}

export default function Result({include, result}: {include: string; result: Outcome}): ReactNode {
  return (
    <section className={styles.result}>
      <p>
        <code translate="no">{include}</code>
      </p>
      {'spec' in result ? (
        <Tables {...result} />
      ) : (
        <p role="status" className={styles.bad}>
          <Translate id="site.pathTester.rejected" values={{problem: result.problem}}>
            {'The platform rejects this entry: {problem}.'}
          </Translate>
        </p>
      )}
    </section>
  );
}
