/** The docs sidebar: a switch between its parts, a filter of all of them, and the tree of one part or of what is found. */
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {type ReactNode, useEffect} from 'react';
import {showEntry} from '@site/src/clientModules/sidebar-entry';
import FilterBox from '@site/src/components/FilterList/FilterBox';
import PartSwitch from './PartSwitch';
import styles from './styles.module.css';
import {useGradually} from './useGradually';
import {useShownPart} from './useShownPart';
import {useSidebarFilter} from './useSidebarFilter';

type Props = {
  sidebar: readonly PropSidebarItem[];
  /** Path of the page. */
  path: string;
  /**
   * Renders the tree. Different trees, which have different keys, must not share state such as which groups are open or
   * the scroll position.
   */
  children: (items: readonly PropSidebarItem[], key: string) => ReactNode;
  /** Called when the reader switches to the search instead. */
  onLeave?: () => void;
};

export default function Sidebar({sidebar, path, children, onLeave}: Props): ReactNode {
  const {parts, own, shown, items, open, choose} = useShownPart(sidebar, path);
  const {text, setText, found, tally} = useSidebarFilter(sidebar, parts);
  const {rendered, complete} = useGradually(found ?? items);
  const key = found ? 'found' : `${shown?.label} ${open}`;
  useEffect(() => {
    if (complete && key !== 'found') showEntry();
  }, [key, complete]);
  return (
    <>
      <div className={styles.top}>
        {parts.length > 1 && (
          <PartSwitch
            parts={parts}
            shown={shown}
            own={own}
            onChoose={(label) => {
              setText('');
              choose(label);
            }}
          />
        )}
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
      </div>
      {children(rendered, key)}
    </>
  );
}
