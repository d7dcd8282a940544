/** What to grant to a source for what a reader wants from it, and nothing more. */
import Translate, {translate} from '@docusaurus/Translate';
import fields from '@site/src/features/tools/fields.module.css';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {useGrants} from '../useGrants';
import Privileges from './Privileges';
import Purposes from './Purposes';
import Scripts from './Scripts';
import styles from './styles.module.css';

type Tool = ReturnType<typeof useGrants>;

function Choice({
  sources,
  versions,
  version,
  result,
  chooseSource,
  chooseVersion,
}: Tool): ReactNode {
  return (
    <div className={clsx(fields.fields, styles.choice)}>
      <label htmlFor="grants-source">
        <Translate id="site.grants.source">Source</Translate>
        <select
          id="grants-source"
          value={result?.source.slug ?? ''}
          onChange={(event) => chooseSource(event.target.value)}
        >
          <option value="">
            {translate({id: 'site.grants.none', message: 'Choose a source'})}
          </option>
          {sources.map(({slug, name}) => (
            <option key={slug} value={slug}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label htmlFor="grants-version">
        <Translate id="site.grants.version">Version</Translate>
        <select
          id="grants-version"
          value={version.name}
          onChange={(event) => chooseVersion(event.target.value)}
        >
          {versions.map(({name, label}) => (
            <option key={name} value={name}>
              {label}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}

function summary({result, missing, version}: Tool): string {
  if (!result) {
    return missing === undefined
      ? translate({
          id: 'site.grants.start',
          message: 'Choose a source to see what it needs.',
        })
      : translate(
          {
            id: 'site.grants.missing',
            message: '{version} has no source “{source}” that needs privileges.',
          },
          {version: version.label, source: missing.slice(0, 60)},
        );
  }
  const {grants, spared} = result.least;
  const values = {
    ...{source: result.source.name, count: grants.length},
    total: grants.length + spared.length,
  };
  return translate(
    {
      id: 'site.grants.count',
      message: '{source}: {count} of {total} entries in the list of privileges are needed.',
    },
    values,
  );
}

export default function Tool(): ReactNode {
  const tool = useGrants();
  const {result} = tool;
  return (
    <div className={styles.tool}>
      <Choice {...tool} />
      {result && <Purposes result={result} onToggle={tool.toggle} onChoose={tool.choose} />}
      <p role="status" className={styles.status}>
        {summary(tool)}
      </p>
      {result && (
        // Another choice is new content: translated pages can't be changed part by part.
        <div key={[result.source.slug, tool.version.name, ...result.wanted].join()}>
          <Privileges result={result} />
          <Scripts result={result} />
        </div>
      )}
    </div>
  );
}
