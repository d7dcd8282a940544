/** A select for the version of the docs to search, or all of them; the URL omits the latest version. */
import {translate} from '@docusaurus/Translate';
import {explained} from '@site/src/features/versions/unreleased';
import type {ReactNode} from 'react';
import {ALL_VERSIONS} from '../types';
import type {SearchPageState} from './useSearchState';

export default function VersionSelect({state, versions, push}: SearchPageState): ReactNode {
  const latest = versions.find(({isLast}) => isLast)?.name;
  const valueOf = (name: string) => (name === latest ? '' : name);
  return (
    <select
      name="version"
      aria-label={translate({id: 'site.search.version', message: 'Version'})}
      value={valueOf(state.version)}
      onChange={({target}) => push({version: target.value || latest})}
    >
      {versions.map((version) => (
        <option key={version.name} value={valueOf(version.name)}>
          {explained(version)}
        </option>
      ))}
      <option value={ALL_VERSIONS}>
        {translate({id: 'site.search.allVersions', message: 'All versions'})}
      </option>
    </select>
  );
}
