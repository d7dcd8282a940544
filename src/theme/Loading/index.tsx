/** Shown while the module of a page loads, or after it failed to load. */
import Translate, {translate} from '@docusaurus/Translate';
import LoadFailure from '@site/src/components/LoadFailure';
import {useRetry} from '@site/src/hooks/useRetry';
import type {ReactNode} from 'react';
import type {LoadingComponentProps} from 'react-loadable';
import {useMissedOutcome} from './attempts';
import Spinner from './Spinner';
import styles from './styles.module.css';

export default function Loading({error, retry, pastDelay}: LoadingComponentProps): ReactNode {
  const onRetry = useRetry(retry);
  useMissedOutcome(Boolean(error), retry);
  if (error) {
    return (
      <LoadFailure error={error} onRetry={onRetry}>
        <Translate id="site.loading.failed">This page did not load.</Translate>
      </LoadFailure>
    );
  }
  const name = translate({
    id: 'site.loading.name',
    message: 'Loading the page',
    description: 'What a screen reader says while a page loads for longer than a moment',
  });
  // The live region is rendered before its content: only then do screen readers announce the content. No page begins with
  // such an element, so Preact can't mistake one in the page's HTML for it.
  return (
    <output aria-label={name} className={styles.placeholder}>
      {pastDelay && <Spinner name={name} />}
    </output>
  );
}
