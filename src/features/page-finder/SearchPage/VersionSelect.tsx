/** Which version of the docs is searched; the latest has no name in the address. */
import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import type {Version} from '../versions';

type Props = {version: Version; versions: readonly Version[]};

export default function VersionSelect({version, versions}: Props): ReactNode {
  if (versions.length < 2) return null;
  return (
    <select
      name="version"
      aria-label={translate({id: 'site.search.version', message: 'Version'})}
      value={version.isLast ? '' : version.name}
      onChange={(event) => event.currentTarget.form?.requestSubmit()}
    >
      {versions.map(({name, label, isLast}) => (
        <option key={name} value={isLast ? '' : name}>
          {label}
        </option>
      ))}
    </select>
  );
}
