/** The toggle buttons above the adoption stories, and how many stories match. */
import {translate} from '@docusaurus/Translate';
import FilterToggles, {type ToggleGroup} from '@site/src/components/FilterToggles';
import type {ReactNode} from 'react';
import {slug} from '../../lib/slug';
import {toggled} from '../../lib/toggled';
import {NO_FILTER, type StoryFilter} from './filter';

type Props = {
  categories: readonly string[];
  filter: StoryFilter;
  /** How many stories are shown, and how many there are. */
  tally: {shown: number; total: number};
  onChoose: (filter: StoryFilter) => void;
  /** Whether no filter is chosen. */
  empty: boolean;
};

function summary({shown, total}: Props['tally']): string {
  if (shown === 0) {
    return translate({id: 'site.stories.none', message: 'No story matches all of these filters.'});
  }
  return shown === total
    ? translate({id: 'site.stories.all', message: 'All {total} stories'}, {total})
    : translate({id: 'site.stories.some', message: '{shown} of {total} stories'}, {shown, total});
}

function groupsOf({categories, filter, onChoose}: Props): ToggleGroup[] {
  const category = (label: string) => {
    const key = slug(label);
    const on = filter.categories.includes(key);
    const next = {...filter, categories: toggled(filter.categories, key)};
    return {key, label, on, onToggle: () => onChoose(next)};
  };
  const kind = (key: string, label: string) => {
    const on = filter.kinds.includes(key);
    const next = {...filter, kinds: toggled(filter.kinds, key)};
    return {key, label, on, onToggle: () => onChoose(next)};
  };
  const cloud = {
    key: 'cloud',
    label: translate({id: 'site.stories.cloud', message: 'DataHub Cloud'}),
    on: filter.cloud,
    onToggle: () => onChoose({...filter, cloud: !filter.cloud}),
  };
  return [
    {
      label: translate({id: 'site.stories.business', message: 'Industry'}),
      toggles: categories.map(category),
    },
    {
      label: translate({id: 'site.stories.kind', message: 'Type'}),
      toggles: [
        kind('blog', translate({id: 'site.stories.blogs', message: 'Articles'})),
        kind('video', translate({id: 'site.stories.videos', message: 'Videos'})),
      ],
    },
    {
      label: translate({id: 'site.stories.edition', message: 'Edition'}),
      toggles: [cloud],
    },
  ];
}

/** @returns the buttons; each changes one part of the filter */
export default function FilterBar(props: Props): ReactNode {
  return (
    <FilterToggles
      groups={groupsOf(props)}
      summary={summary(props.tally)}
      clearLabel={translate({id: 'site.stories.clear', message: 'Show all stories'})}
      onClear={props.empty ? undefined : () => props.onChoose(NO_FILTER)}
    />
  );
}
