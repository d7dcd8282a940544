/** The pages that the reader opened from the search earlier, with buttons to save and remove them. */
import Translate, {translate} from '@docusaurus/Translate';
import History from 'lucide-react/icons/history';
import Star from 'lucide-react/icons/star';
import X from 'lucide-react/icons/x';
import type {MouseEvent, ReactNode} from 'react';
import {unescapeHtml} from '../../../lib/html-entities';
import {useDialog} from './context';
import PlainLink from './PlainLink';
import type {StoredSearch, StoredSearches} from './stored-searches';
import type {Selection} from './useSelection';
import type {SearchMemory} from './useStoredSearches';

/** The id of the grid, which the field controls. */
export const CHOSEN_ID = 'search-chosen';

/** The id of the row at a position; recent entries come first. */
export const rowId = (position: number): string => `search-row-${position}`;

const ICON = {size: 20, strokeWidth: 1.7, 'aria-hidden': true} as const;

type Props = {
  lists: StoredSearches;
  memory: SearchMemory;
  selection: Selection;
  /** Called when a key has removed an entry, and the button that had the focus with it. */
  onRemoved: () => void;
};

/** The focus stays in the field when the reader presses an entry or a button with the pointer. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

type ButtonProps = {icon: typeof X; label: string; onPress: () => void; onRemoved: () => void};

function RowButton({icon: Icon, label, onPress, onRemoved}: ButtonProps): ReactNode {
  const onClick = ({detail}: MouseEvent) => {
    onPress();
    // On a phone, the field would open the keyboard.
    if (detail === 0) onRemoved();
  };
  return (
    <button
      type="button"
      className="search-row-button"
      title={label}
      aria-label={label}
      onClick={onClick}
    >
      <Icon {...ICON} size={18} />
    </button>
  );
}

function RowText({search: {type, hierarchy, content}}: {search: StoredSearch}): ReactNode {
  const {lvl1, lvl2} = hierarchy;
  const [title, below] = type === 'lvl2' ? [lvl2 ?? '', lvl1] : [lvl1, content ?? ''];
  return (
    <span className="search-hit-text">
      <span className="search-hit-title" data-part={type === 'lvl2' || undefined}>
        {unescapeHtml(title)}
      </span>
      {below !== '' && <span className="search-hit-passage">{unescapeHtml(below)}</span>}
    </span>
  );
}

/** The link is under the text and the buttons, because links can't contain buttons. */
function RowLink({search, position}: {search: StoredSearch; position: number}): ReactNode {
  const {choose} = useDialog();
  const label = translate(
    {id: 'site.search.chosen', message: 'Open {place}'},
    {place: search.hierarchy.lvl0},
  );
  return (
    <PlainLink
      to={search.url}
      tabIndex={-1}
      aria-label={label}
      onChoose={() => choose(search, position)}
    />
  );
}

export default function Chosen(props: Props): ReactNode {
  const {lists, memory, onRemoved} = props;
  const {selected, select} = props.selection;
  const groups = [
    {
      list: lists.recent,
      first: 0,
      title: translate({id: 'site.search.recent', message: 'Recent'}),
      icon: History,
      remove: translate({
        id: 'site.search.recent.remove',
        message: 'Remove this search from history',
      }),
    },
    {
      list: lists.favorite,
      first: lists.recent.length,
      title: translate({id: 'site.search.saved', message: 'Favorite'}),
      icon: Star,
      remove: translate({
        id: 'site.search.saved.remove',
        message: 'Remove this search from favorites',
      }),
    },
  ];
  const saveLabel = translate({id: 'site.search.recent.save', message: 'Save this search'});
  if (lists.recent.length + lists.favorite.length === 0) {
    return (
      <div className="search-screen search-none">
        <p className="search-help">
          <Translate id="site.search.recent.none">No recent searches</Translate>
        </p>
      </div>
    );
  }
  const label = translate({id: 'site.search.chosen.list', message: 'Earlier searches'});
  return (
    <div id={CHOSEN_ID} role="grid" aria-label={label} onMouseDown={keepFocus}>
      {groups.map(
        ({list, first, title, icon: Icon, remove}) =>
          list.length > 0 && (
            <div key={title} role="none" className="search-group">
              <div role="none" className="search-group-name">
                {title}
              </div>
              {list.map((search, index) => (
                <div
                  key={search.objectID}
                  id={rowId(first + index)}
                  role="row"
                  aria-selected={first + index === selected}
                  className="search-row"
                  onMouseMove={() => select(first + index)}
                >
                  <div role="gridcell">
                    <RowLink search={search} position={first + index} />
                    <div className="search-hit">
                      <Icon className="search-hit-icon" {...ICON} />
                      <RowText search={search} />
                      {list === lists.recent && (
                        <RowButton
                          icon={Star}
                          label={saveLabel}
                          onPress={() => memory.save(search)}
                          onRemoved={onRemoved}
                        />
                      )}
                      <RowButton
                        icon={X}
                        label={remove}
                        onPress={() => memory.forget(search)}
                        onRemoved={onRemoved}
                      />
                    </div>
                  </div>
                </div>
              ))}
            </div>
          ),
      )}
    </div>
  );
}
