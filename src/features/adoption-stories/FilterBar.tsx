/** Buttons that leave over some of the stories, and how many they leave. */
import Translate, {translate} from '@docusaurus/Translate';
import {type ReactNode, type RefObject, useId} from 'react';
import {slug} from '../../lib/slug';
import {toggled} from '../../lib/toggled';
import type {StoryFilter} from './filter';
import styles from './styles.module.css';

type Props = {
  categories: readonly string[];
  filter: StoryFilter;
  /** How many stories show, and how many there are. */
  tally: {shown: number; total: number};
  /** Takes the focus when the choice is cleared. */
  bar: RefObject<HTMLDivElement | null>;
  onChoose: (filter: StoryFilter) => void;
  /** Missing where nothing is chosen. */
  onClear?: (() => void) | undefined;
};

type ToggleProps = {on: boolean; onPress: () => void; children: ReactNode};

function Toggle({on, onPress, children}: ToggleProps): ReactNode {
  return (
    <button type="button" aria-pressed={on} onClick={onPress}>
      {children}
    </button>
  );
}

function summary({shown, total}: Props['tally']): string {
  if (shown === 0) {
    return translate({id: 'site.stories.none', message: 'No story fits all of that.'});
  }
  return shown === total
    ? translate({id: 'site.stories.all', message: 'All {total} stories'}, {total})
    : translate({id: 'site.stories.some', message: '{shown} of {total} stories'}, {shown, total});
}

export default function FilterBar(props: Props): ReactNode {
  const {categories, filter, tally, bar, onChoose, onClear} = props;
  const id = useId();
  const pressCategory = (key: string) =>
    onChoose({...filter, categories: toggled(filter.categories, key)});
  const pressKind = (kind: string) => onChoose({...filter, kinds: toggled(filter.kinds, kind)});
  return (
    <div ref={bar} className={styles.filter}>
      <div role="group" aria-labelledby={`${id}-line`} className={styles.row}>
        <span id={`${id}-line`}>
          <Translate id="site.stories.business">Line of business</Translate>
        </span>
        {categories.map((category) => {
          const key = slug(category);
          const on = filter.categories.includes(key);
          return (
            <Toggle key={key} on={on} onPress={() => pressCategory(key)}>
              {category}
            </Toggle>
          );
        })}
      </div>
      <div role="group" aria-labelledby={`${id}-kind`} className={styles.row}>
        <span id={`${id}-kind`}>
          <Translate id="site.stories.kind">Kind</Translate>
        </span>
        <Toggle on={filter.kinds.includes('blog')} onPress={() => pressKind('blog')}>
          <Translate id="site.stories.blogs">Articles</Translate>
        </Toggle>
        <Toggle on={filter.kinds.includes('video')} onPress={() => pressKind('video')}>
          <Translate id="site.stories.videos">Videos</Translate>
        </Toggle>
      </div>
      <div role="group" aria-labelledby={`${id}-edition`} className={styles.row}>
        <span id={`${id}-edition`}>
          <Translate id="site.stories.edition">Edition</Translate>
        </span>
        <Toggle on={filter.cloud} onPress={() => onChoose({...filter, cloud: !filter.cloud})}>
          <Translate id="site.stories.cloud">DataHub Cloud</Translate>
        </Toggle>
      </div>
      <div className={styles.row}>
        <span role="status">{summary(tally)}</span>
        {onClear && (
          <button type="button" onClick={onClear}>
            <Translate id="site.stories.clear">Show all stories</Translate>
          </button>
        )}
      </div>
    </div>
  );
}
