/** Shown while the module of a page loads, or when it failed to. */
import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import type {LoadingComponentProps} from 'react-loadable';
import {useMissedOutcome, useRetry} from './attempts';
import Failure from './Failure';
import Spinner from './Spinner';
import styles from './styles.module.css';

export default function Loading({error, retry, pastDelay}: LoadingComponentProps): ReactNode {
  const onRetry = useRetry(retry);
  useMissedOutcome(Boolean(error), retry);
  if (error) return <Failure error={error} onRetry={onRetry} />;
  const name = translate({
    id: 'site.loading.name',
    message: 'Loading the page',
    description: 'What a screen reader says while a page loads for longer than a moment',
  });
  // The live region is there before its content: only then do screen readers announce the content.
  return (
    <div role="status" aria-label={name} className={styles.placeholder}>
      {pastDelay && <Spinner name={name} />}
    </div>
  );
}
