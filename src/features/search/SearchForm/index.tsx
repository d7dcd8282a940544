/** The field of the search page, wherever it stands; without scripts the browser follows it. */
import Translate, {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {type ReactNode, useEffect, useId, useRef} from 'react';
import {useRouterForm} from '../useRouterForm';
import styles from './styles.module.css';

type Props = {
  /** What the field begins with, and is set to when it changes. */
  query: string;
  /** Further fields. */
  children?: ReactNode;
  /** The reader came for the field: it takes the focus. */
  focused?: boolean;
};

export default function SearchForm({query, children, focused = false}: Props): ReactNode {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const action = useBaseUrl('/search');
  const submit = useRouterForm();
  // The field is the reader's own, but the query can change without it: by Back, or in the bar at the top.
  const isNew = useRef(true);
  useEffect(() => {
    const input = field.current;
    // Letters that were typed before the scripts were there stay.
    if (input && !(isNew.current && input.value !== '')) input.value = query;
    isNew.current = false;
  }, [query]);
  useEffect(() => {
    if (focused) field.current?.focus();
  }, [focused]);
  return (
    <form
      role="search"
      action={action}
      className={styles.form}
      onSubmit={submit}
      aria-label={translate({id: 'site.search.page', message: 'Pages'})}
    >
      <label htmlFor={id}>
        <Translate id="site.search.label">Search the documentation</Translate>
      </label>
      <input ref={field} id={id} name="q" type="search" autoComplete="off" spellCheck={false} />
      <div className={styles.end}>
        {children}
        <button type="submit" className="button button--primary">
          <Translate id="site.search.submit">Search</Translate>
        </button>
      </div>
    </form>
  );
}
