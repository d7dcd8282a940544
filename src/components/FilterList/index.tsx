/** A filter above a long list; in Markdown: `<filter-list label param items noun>…</filter-list>`. */
import {type ReactNode, useRef} from 'react';
import FilterBox from './FilterBox';
import {useFilter} from './useFilter';

type Props = {
  /** Label of the box, such as "Filter fields". */
  label: string;
  /** Query parameter for the filter text. */
  param: string;
  /** CSS selector of the items. */
  items: string;
  /** What the items are, in the plural. */
  noun: string;
  children: ReactNode;
};

export default function FilterList({label, param, items, noun, children}: Props): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  const {text, setText, tally} = useFilter(root, param, items);
  const isEmpty = tally?.shown === 0 && text.trim() !== '';
  return (
    <>
      <FilterBox label={label} noun={noun} text={text} tally={tally} onText={setText} />
      <div ref={root} hidden={isEmpty}>
        {children}
      </div>
    </>
  );
}
