/** The posts of Learn with buttons above that leave over those for the chosen readers. */
import Translate from '@docusaurus/Translate';
import {type ReactNode, useId, useRef} from 'react';
import {audiencesOf} from '../model/audience';
import type {LearnPost} from '../model/post';
import PostCards from '../PostCards';
import styles from './styles.module.css';
import {useAudienceFilter} from './useAudienceFilter';

type Props = {posts: readonly LearnPost[]};

export default function AudienceFilter({posts}: Props): ReactNode {
  const label = useId();
  const buttons = useRef<HTMLDivElement>(null);
  const {chosen, shown, summary, toggle, clear} = useAudienceFilter(posts);
  const onClear = () => {
    clear();
    // The pressed button goes away: without this a keyboard would start anew at the top of the page.
    buttons.current?.querySelector('button')?.focus();
  };
  return (
    <>
      <div className={styles.filter}>
        <div ref={buttons} role="group" aria-labelledby={label} className={styles.row}>
          <span id={label}>
            <Translate id="site.learn.for">Written for</Translate>
          </span>
          {audiencesOf(posts).map((audience) => (
            <button
              key={audience.key}
              type="button"
              aria-pressed={chosen.includes(audience.key)}
              onClick={() => toggle(audience.key)}
            >
              {audience.label}
            </button>
          ))}
        </div>
        <div className={styles.row}>
          <span role="status">{summary}</span>
          {chosen.length > 0 && (
            <button type="button" onClick={onClear}>
              <Translate id="site.learn.all">Show all posts</Translate>
            </button>
          )}
        </div>
      </div>
      <PostCards posts={shown} />
    </>
  );
}
