/** A group of so many pages, such as the sources, that it has a filter of its own. */
import {translate} from '@docusaurus/Translate';
import FilterBox from '@site/src/components/FilterList/FilterBox';
import {wordsOf} from '@site/src/components/FilterList/match';
import Items from '@theme-original/DocSidebarItems';
import type {Props} from '@theme/DocSidebarItems';
import {type ReactNode, useMemo, useState} from 'react';
import {countEntries, filterItems} from './filter-items';
import styles from './styles.module.css';

export default function LongList({items, ...props}: Props): ReactNode {
  const [text, setText] = useState('');
  const found = useMemo(() => {
    const words = wordsOf(text);
    return words.length > 0 ? filterItems(items, words) : items;
  }, [items, text]);
  const tally = {shown: countEntries(found), total: countEntries(items)};
  return (
    <>
      <li className={styles.filter}>
        <FilterBox
          label={translate({id: 'site.sidebar.list', message: 'Filter this list'})}
          noun={translate({id: 'site.sidebar.pages', message: 'pages'})}
          text={text}
          tally={found === items ? undefined : tally}
          onText={setText}
        />
      </li>
      <Items {...props} items={found} />
    </>
  );
}
