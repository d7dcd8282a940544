/** A screenshot of the product: an asset, and on phones the part of it that is readable there. A click enlarges it. */
import data from '@generated/home-data/default/home.json';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import type {ReactNode} from 'react';
import type {ShownPicture} from '../../pictures/model';
import {onPress} from '../../pictures/press';
import styles from './styles.module.css';

/** What readers should notice. */
const TEXT =
  'The Snowflake table fct_orders in DataHub: its columns with types and descriptions; beside them its verified status, its top users and number of queries, its documentation, what it depends on, what uses it, and its owners';

export default function Picture(): ReactNode {
  const {withBaseUrl} = useBaseUrlUtils();
  const {table, summary} = data.pictures;
  const sources = ({src, large, width}: ShownPicture) =>
    `${withBaseUrl(src)} ${width}w, ${withBaseUrl(large)} ${2 * width}w`;
  return (
    <figure className={styles.figure}>
      {/* eslint-disable-next-line @docusaurus/no-html-links -- a file, not a page of the site: without scripts, and in a new tab, the browser opens it */}
      <a className="picture-link" href={withBaseUrl(table.large)} onClick={onPress}>
        <picture>
          <source
            media="(width < 600px)"
            srcSet={sources(summary)}
            sizes="calc(100vw - 2rem)"
            width={summary.width}
            height={summary.height}
          />
          <img
            src={withBaseUrl(table.src)}
            srcSet={sources(table)}
            sizes="min(100vw - 3rem, 1280px)"
            width={table.width}
            height={table.height}
            alt={TEXT}
            decoding="async"
          />
        </picture>
      </a>
      <figcaption>
        A table of acme, a made-up shop: what its columns mean, who owns it, what it comes from, and
        who uses it.
      </figcaption>
    </figure>
  );
}
