/** What the dialog shows before a search, below the pages that the reader chose earlier: ways in, and the version. */
import {useVersions} from '@docusaurus/plugin-content-docs/client';
import Translate from '@docusaurus/Translate';
import {memo, type ReactNode} from 'react';
import PlainLink from './PlainLink';
import {useDialog} from './context';
import {waysIn} from './ways-in';

type Props = {version: {name: string; label: string}};

/** The pages that the searched version has, with their paths. */
function useWaysIn(name: string) {
  const docs = useVersions(undefined).find((version) => version.name === name)?.docs ?? [];
  return waysIn().flatMap((way) => {
    const path = docs.find(({id}) => id === `docs/${way.id}`)?.path;
    return path === undefined ? [] : [{...way, path}];
  });
}

function StartScreen({version: {name, label}}: Props): ReactNode {
  const {pageOf} = useDialog();
  return (
    <div className="search-start">
      <p id="search-ways">
        <Translate id="site.search.ways">Where to start</Translate>
      </p>
      <ul aria-labelledby="search-ways">
        {useWaysIn(name).map(({id, path, title, text}) => (
          <li key={id}>
            <PlainLink to={path}>
              <span className="search-start-title">{title}</span>
              <span>{text}</span>
            </PlainLink>
          </li>
        ))}
      </ul>
      <p>
        <Translate id="site.search.version.of" values={{label: <strong>{label}</strong>}}>
          {'The search covers version {label}.'}
        </Translate>{' '}
        {name === 'current' && (
          <Translate id="site.search.version.unreleased">
            It describes the next release, which isn’t out yet.
          </Translate>
        )}{' '}
        <PlainLink to={pageOf('')} className="search-start-more">
          <Translate id="site.search.version.others">Search other versions</Translate>
        </PlainLink>
      </p>
    </div>
  );
}

/** Drawing it takes a lookup in the list of all pages. */
export default memo(StartScreen);
