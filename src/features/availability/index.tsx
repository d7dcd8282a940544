/** The line below a page's title: which editions of DataHub have what it describes, and since when. */
import Translate from '@docusaurus/Translate';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import type {ReactNode} from 'react';
import Editions, {type Availability} from './Editions';
import styles from './styles.module.css';

/** Keys of this site in the front matter of a page; the build checks them (`src/plugins/gen-docs`). */
type Marks = {availability?: Availability; since?: 'next'};

export default function PageMarks(): ReactNode {
  const {availability, since} = useDoc().frontMatter as Marks;
  if (!availability && !since) return null;
  return (
    <p className={styles.marks}>
      {availability && <Editions availability={availability} />}
      {since && (
        <span className="ref-since">
          <Translate id="site.availability.new">New in Next</Translate>
        </span>
      )}
    </p>
  );
}
