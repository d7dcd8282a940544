/** The large search field: a form that opens the search page, even without scripts. */
import {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {useRouterForm} from '@site/src/features/search/useRouterForm';
import Search from 'lucide-react/icons/search';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

export default function SearchForm(): ReactNode {
  const action = useBaseUrl('/search');
  const follow = useRouterForm();
  const name = translate({id: 'site.landing.search', message: 'Search the documentation'});
  return (
    <form role="search" action={action} onSubmit={follow} className={styles.form} aria-label={name}>
      <Search size={20} aria-hidden className={styles.icon} />
      <input
        name="q"
        type="search"
        required
        aria-label={name}
        placeholder={translate({
          id: 'site.landing.placeholder',
          message: 'Source, setting, entity…',
        })}
        autoComplete="off"
        spellCheck={false}
      />
      <button type="submit" className="button button--primary">
        {translate({id: 'site.search.submit', message: 'Search'})}
      </button>
    </form>
  );
}
