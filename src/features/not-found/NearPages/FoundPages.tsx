/** A list of pages: title, location in the site, description. */
import Link from '@docusaurus/Link';
import {type PageHit, plainText} from '@site/src/features/search/types';
import list from '@site/src/features/search/page-list.module.css';
import Heading from '@theme/Heading';
import type {ReactNode, RefObject} from 'react';

/** `docs › deploy › kubernetes` */
function placeOf(url: string): string {
  return url.split('/').filter(Boolean).join(' › ');
}

type Props = {pages: readonly PageHit[]; listRef: RefObject<HTMLOListElement | null>};

export default function FoundPages({pages, listRef}: Props): ReactNode {
  return (
    <ol className={list.pages} ref={listRef}>
      {pages.map(({title, url, excerpt}) => (
        <li key={url}>
          <Heading as="h3" className={list.title}>
            <Link to={url}>{plainText(title)}</Link>
          </Heading>
          <p className={list.place}>{placeOf(url)}</p>
          <p>{plainText(excerpt)}</p>
        </li>
      ))}
    </ol>
  );
}
