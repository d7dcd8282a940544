/**
 * The search box of the bar at the top, an icon on small screens. A form that leads to the search page, also without
 * scripts.
 */
import {useActiveVersion} from '@docusaurus/plugin-content-docs/client';
import {useHistory} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useRouterForm} from '@site/src/features/page-finder/useRouterForm';
import Search from 'lucide-react/icons/search';
import {type FormEvent, type KeyboardEvent, type ReactNode, useCallback, useRef} from 'react';
import {keysOn} from './shortcuts';
import styles from './styles.module.css';
import {isShown, useShortcuts} from './useShortcuts';

/** Known in the browser only: the page of an unknown address is made before its path is known. */
function useReader() {
  const version = useActiveVersion(undefined);
  if (!useIsBrowser()) return {keys: '', version: ''};
  return {
    keys: keysOn(navigator.platform),
    version: version && !version.isLast ? version.name : '',
  };
}

function leaveOnEscape({key, currentTarget}: KeyboardEvent<HTMLInputElement>): void {
  if (key === 'Escape') currentTarget.blur();
}

export default function SearchBar(): ReactNode {
  const field = useRef<HTMLInputElement>(null);
  const action = useBaseUrl('/search');
  const history = useHistory();
  const {keys, version} = useReader();
  const follow = useRouterForm();
  useShortcuts(
    field,
    useCallback(() => history.push(action), [history, action]),
  );

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    if (field.current?.value.trim() === '' && isShown(field.current)) {
      event.preventDefault();
      field.current.focus();
      return;
    }
    follow(event);
    event.currentTarget.reset();
  };
  return (
    <form
      role="search"
      action={action}
      className={styles.box}
      onSubmit={onSubmit}
      aria-label={translate({id: 'site.searchBox.form', message: 'Site'})}
    >
      <button type="submit" aria-label={translate({id: 'site.search.submit', message: 'Search'})}>
        <Search size={18} aria-hidden />
      </button>
      <input
        ref={field}
        name="q"
        type="search"
        placeholder={translate({id: 'site.searchBox.placeholder', message: 'Search docs'})}
        aria-label={translate({id: 'site.searchBox.placeholder', message: 'Search docs'})}
        aria-keyshortcuts="Control+K Meta+K /"
        autoComplete="off"
        spellCheck={false}
        onKeyDown={leaveOnEscape}
      />
      {version !== '' && <input type="hidden" name="version" value={version} />}
      <kbd aria-hidden>{keys}</kbd>
    </form>
  );
}
