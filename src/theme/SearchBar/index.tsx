/**
 * The search box in the navbar, an icon on small screens, which opens the search dialog. It is a link to the search
 * page, so it works without scripts, too.
 */
import {translate} from '@docusaurus/Translate';
import Search from 'lucide-react/icons/search';
import type {MouseEvent, ReactNode} from 'react';
import {isPlainClick} from '@site/src/lib/plain-click';
import styles from './styles.module.css';
import {useDialog} from './useDialog';
import {useReader} from './useReader';
import {useShortcuts} from './useShortcuts';

export default function SearchBar(): ReactNode {
  const reader = useReader();
  const {dialog, opening, prepare, open, close} = useDialog(reader);
  useShortcuts({isOpen: dialog !== undefined, open, close});
  const onClick = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    open();
  };
  return (
    <>
      {/* eslint-disable-next-line @docusaurus/no-html-links -- the Link component would prefetch the search page */}
      <a
        href={reader.pageOf('')}
        className={styles.box}
        onClick={onClick}
        onPointerEnter={prepare}
        onFocus={prepare}
        aria-label={translate({id: 'site.searchBox.placeholder', message: 'Search docs'})}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K /"
        aria-busy={opening || undefined}
      >
        <Search size={18} aria-hidden />
        <span aria-hidden>
          {translate({id: 'site.searchBox.placeholder', message: 'Search docs'})}
        </span>
        <kbd aria-hidden>{reader.keys}</kbd>
      </a>
      {dialog && <dialog.Dialog {...dialog.props} />}
    </>
  );
}
