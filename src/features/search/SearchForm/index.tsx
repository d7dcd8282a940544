/** The search form of the search page and others; without scripts the browser submits it. */
import Translate, {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {type ReactNode, useEffect, useId, useRef} from 'react';
import {useRouterForm} from '../useRouterForm';
import styles from './styles.module.css';

type Props = {
  /** The initial value of the field; when it changes, the field is updated. */
  query: string;
  /** Additional fields. */
  children?: ReactNode;
  /** Whether the field takes the focus, because the reader came to search. */
  focused?: boolean;
};

export default function SearchForm({query, children, focused = false}: Props): ReactNode {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const action = useBaseUrl('/search');
  const submit = useRouterForm();
  // The field is uncontrolled, but the query can also change through Back or the search box in the navbar.
  const isNew = useRef(true);
  useEffect(() => {
    const input = field.current;
    // Keeps letters that were typed before the scripts loaded.
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
