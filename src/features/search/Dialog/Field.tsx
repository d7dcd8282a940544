/** The bar at the top of the dialog: the field, and buttons that clear it and close the dialog. */
import {translate} from '@docusaurus/Translate';
import LoaderCircle from 'lucide-react/icons/loader-circle';
import SearchIcon from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import type {FormEvent, KeyboardEvent, ReactNode, RefObject} from 'react';
import VisuallyHidden from '@site/src/components/VisuallyHidden';
import {LONGEST_QUERY} from '../longest-query';

/** The field's placeholder and accessible name, which is also the name of the dialog. */
export const fieldName = (): string =>
  translate({id: 'site.searchBox.placeholder', message: 'Search docs'});

/** The list below the field. */
export type Popup = {
  kind: 'listbox' | 'grid';
  id: string;
  /** The id of the selected entry. */
  selected: string;
};

const ICON = {size: 20, strokeWidth: 1.7, 'aria-hidden': true} as const;

type Props = {
  fieldRef: RefObject<HTMLInputElement | null>;
  initialQuery: string;
  popup: Popup | undefined;
  isSlow: boolean;
  /** Called when the text has changed, but not while an input method composes it. */
  onQuery: (query: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onClose: () => void;
};

/** The browser keeps the text of the field, so that typing renders nothing before there are results. */
export default function Field(props: Props): ReactNode {
  const {fieldRef, initialQuery, popup, isSlow, onQuery, onKeyDown, onClose} = props;
  const onInput = ({nativeEvent, currentTarget}: FormEvent<HTMLInputElement>) => {
    if (!(nativeEvent as InputEvent).isComposing) onQuery(currentTarget.value);
  };
  const clear = () => {
    const field = fieldRef.current;
    if (!field) return;
    field.value = '';
    field.focus();
    onQuery('');
  };
  const clearLabel = translate({id: 'site.search.clear', message: 'Clear the query'});
  return (
    <div className="search-bar">
      <form className="search-form" role="search" onSubmit={(event) => event.preventDefault()}>
        <label htmlFor="search-field" className="search-label" data-slow={isSlow || undefined}>
          {isSlow ? <LoaderCircle {...ICON} /> : <SearchIcon {...ICON} />}
          <VisuallyHidden>{fieldName()}</VisuallyHidden>
        </label>
        <input
          ref={fieldRef}
          id="search-field"
          className="search-field"
          type="text"
          role="combobox"
          aria-autocomplete="list"
          aria-haspopup={popup?.kind ?? 'listbox'}
          aria-expanded={popup !== undefined}
          aria-controls={popup?.id}
          aria-activedescendant={popup?.selected}
          autoComplete="off"
          autoCorrect="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint={popup ? 'go' : 'search'}
          placeholder={fieldName()}
          // One character above the limit, so that the dialog can say when a query is too long.
          maxLength={LONGEST_QUERY + 1}
          defaultValue={initialQuery}
          onInput={onInput}
          onCompositionEnd={({currentTarget}) => onQuery(currentTarget.value)}
          onKeyDown={onKeyDown}
        />
        <button
          type="button"
          className="search-button search-clear"
          title={clearLabel}
          aria-label={clearLabel}
          onClick={clear}
        >
          <X {...ICON} />
        </button>
      </form>
      <button type="button" className="search-button search-close" onClick={onClose}>
        {translate({id: 'site.search.close', message: 'Close'})}
      </button>
    </div>
  );
}
