/** The pages most similar to an unknown address; they load after the 404 page itself. */
import Translate, {translate} from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import Failure from '../../search/Failure';
import {useFocusOnNew} from '../../search/useFocusOnNew';
import type {Loaded} from '../../search/useLoaded';
import type {Suggestions} from '../suggest';
import {useSuggestions} from '../useSuggestions';
import FoundPages from './FoundPages';
import styles from './styles.module.css';

const NONE: Suggestions['pages'] = [];

/** What screen readers announce when the pages have loaded, or couldn't be loaded. */
function summaryOf(loaded: Loaded<Suggestions>): string {
  if (loaded === 'loading') return '';
  if (loaded === 'failed') {
    return translate({
      id: 'site.notFound.failed',
      message: 'Pages with a similar address could not be loaded.',
    });
  }
  const {elsewhere, pages} = loaded.value;
  if (pages.length === 0) {
    return translate({
      id: 'site.notFound.none',
      message: 'No page has a similar address.',
    });
  }
  if (elsewhere) {
    return translate(
      {id: 'site.notFound.twin', message: 'This page is not in {missingIn}; it is in {foundIn}.'},
      elsewhere,
    );
  }
  return translate({
    id: 'site.notFound.some',
    message: 'Found by the words in this address.',
  });
}

export default function NearPages({path}: {path: string}): ReactNode {
  const [loaded, retry] = useSuggestions(path);
  const pages = typeof loaded === 'object' ? loaded.value.pages : NONE;
  const {listRef, focusFrom} = useFocusOnNew(pages);
  const tryAgain = () => {
    focusFrom(0);
    retry();
  };
  const empty = loaded !== 'loading' && pages.length === 0;
  return (
    <section className={clsx(styles.room, empty && styles.empty)}>
      {pages.length > 0 && (
        <Heading as="h2" className={styles.heading}>
          <Translate id="site.notFound.near">Were you looking for…</Translate>
        </Heading>
      )}
      <p role="status">{summaryOf(loaded)}</p>
      {loaded === 'failed' && <Failure onRetry={tryAgain} />}
      {pages.length > 0 && <FoundPages pages={pages} listRef={listRef} />}
    </section>
  );
}
