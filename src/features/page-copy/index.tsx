/**
 * "Copy page": a link to the Markdown copy of a page. With scripts, it opens a menu, which loads on first use. `npm start`
 * has no copies, and so no link.
 */
import Translate from '@docusaurus/Translate';
import {isPlainClick} from '@site/src/lib/plain-click';
import {type ComponentType, type MouseEvent, type ReactNode, useRef, useState} from 'react';
import type {MenuProps} from './Menu';
import {copyPath} from './model';

/** @param page address of the page; give each page its own instance, by `key` */
function CopyLink({page}: {page: string}): ReactNode {
  const [shown, setShown] = useState<{Menu: ComponentType<MenuProps>}>();
  const link = useRef<HTMLAnchorElement>(null);
  const href = copyPath(page);
  const close = (focus: boolean) => {
    setShown(undefined);
    if (focus) link.current?.focus();
  };
  const onClick = async (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    if (shown) return setShown(undefined);
    try {
      const {default: Menu} = await import(/* webpackChunkName: "copy-page" */ './Menu');
      setShown({Menu});
    } catch {
      // The menu failed to load, but the copy may be available.
      window.location.assign(href);
    }
  };
  return (
    <span className="copy-page">
      {/* eslint-disable-next-line @docusaurus/no-html-links -- a file, not a page of the site */}
      <a
        {...{ref: link, href, onClick}}
        className="button button--secondary button--sm"
        type="text/markdown"
        aria-expanded={shown !== undefined}
      >
        <Translate id="site.copyPage">Copy page</Translate>
      </a>
      {shown && <shown.Menu {...{href, close}} />}
    </span>
  );
}

const CopyPage = process.env.NODE_ENV === 'development' ? () => null : CopyLink;

export default CopyPage;
