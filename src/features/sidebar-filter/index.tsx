/** The filter at the top of the docs sidebar, and the filtered tree. */
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {type ReactNode, useEffect} from 'react';
import {showEntry} from '@site/src/clientModules/sidebar-entry';
import FilterBox from '@site/src/components/FilterList/FilterBox';
import styles from './styles.module.css';
import {useSidebarFilter} from './useSidebarFilter';

type Props = {
  sidebar: readonly PropSidebarItem[];
  /** Renders the tree. */
  children: (items: readonly PropSidebarItem[]) => ReactNode;
  /** Called when the reader switches to the search instead. */
  onLeave?: () => void;
};

export default function SidebarFilter({sidebar, children, onLeave}: Props): ReactNode {
  const {text, setText, items, tally} = useSidebarFilter(sidebar);
  const filtered = tally !== undefined;
  useEffect(() => {
    if (!filtered) showEntry();
  }, [filtered]);
  return (
    <>
      <div className={styles.filter}>
        <FilterBox
          label={translate({id: 'site.sidebar.filter', message: 'Filter pages'})}
          noun={translate({id: 'site.sidebar.pages', message: 'pages'})}
          text={text}
          tally={tally}
          onText={setText}
        />
        {tally?.shown === 0 && (
          <Link to={`/search?q=${encodeURIComponent(text.trim())}`} onClick={onLeave}>
            <Translate id="site.sidebar.search">Search the text of all pages</Translate>
          </Link>
        )}
      </div>
      {children(items)}
    </>
  );
}
