/**
 * Parts of a page that load when they are first shown. With `React.lazy`, a part that fails to load would crash the
 * page.
 */
import Translate from '@docusaurus/Translate';
import LoadFailure from '@site/src/components/LoadFailure';
import {useRetry} from '@site/src/hooks/useRetry';
import {type ComponentType, type ReactNode, useEffect, useRef, useState} from 'react';
import styles from './styles.module.css';

type Outcome<Props> = {Part: ComponentType<Props>} | {error: unknown};

function Waiting(): ReactNode {
  return (
    <p role="status" className={styles.waiting}>
      <Translate id="site.loading.part">Loading…</Translate>
    </p>
  );
}

function contentOf<Props extends object>(
  outcome: Outcome<Props> | undefined,
  props: Props,
  onRetry: () => void,
): ReactNode {
  if (outcome === undefined) return <Waiting />;
  if ('Part' in outcome) return <outcome.Part {...props} />;
  return (
    <LoadFailure error={outcome.error} onRetry={onRetry}>
      <Translate id="site.loading.partFailed">This part of the page did not load.</Translate>
    </LoadFailure>
  );
}

/**
 * @param load imports the module of the part; called again if the reader retries, so it must be an `import()`
 * @returns the component, which shows in place that it is loading, or that it failed to load, with a button that
 * retries
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{default: ComponentType<Props>}>,
): ComponentType<Props> {
  let loaded: Outcome<Props> | undefined;
  return function LazyPart(props: Props): ReactNode {
    const [outcome, setOutcome] = useState(loaded);
    const [retried, setRetried] = useState(false);
    const place = useRef<HTMLDivElement>(null);
    const onRetry = useRetry(() => {
      setOutcome(undefined);
      setRetried(true);
    });
    // The button disappears, which would move the focus to the top of the page.
    useEffect(() => {
      if (retried) place.current?.focus();
    }, [retried]);
    const waiting = outcome === undefined;
    useEffect(() => {
      if (!waiting) return undefined;
      let wanted = true;
      const keep = (next: Outcome<Props>) => {
        if (wanted) setOutcome(next);
      };
      load().then(
        ({default: Part}) => keep((loaded = {Part})),
        (error: unknown) => keep({error}),
      );
      return () => {
        wanted = false;
      };
    }, [waiting]);
    const content = contentOf(outcome, props, onRetry);
    return retried ? (
      <div ref={place} tabIndex={-1}>
        {content}
      </div>
    ) : (
      content
    );
  };
}
