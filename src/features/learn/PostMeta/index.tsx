/** One line under a post's title: when it was published, and how long it takes to read. */
import Translate, {translate} from '@docusaurus/Translate';
import {usePluralForm} from '@docusaurus/theme-common';
import {longDate} from '@site/src/lib/dates';
import type {ReactNode} from 'react';
import type {LearnPost} from '../model/post';
import styles from './styles.module.css';

function useReadingTime(): (minutes: number) => string {
  const {selectMessage} = usePluralForm();
  return (minutes) => {
    const count = Math.max(1, Math.round(minutes));
    const message = translate(
      {id: 'site.learn.readingTime', message: '{count}-minute read|{count}-minute read'},
      {count},
    );
    return selectMessage(count, message);
  };
}

type Props = {post: LearnPost; children?: ReactNode};

/** @param props `children` go before the date */
export default function PostMeta({post, children}: Props): ReactNode {
  const {date, readingTime} = post;
  const inWords = useReadingTime();
  return (
    <p className={styles.meta}>
      {children}
      <span>
        <Translate
          id="site.learn.published"
          values={{date: <time dateTime={date}>{longDate(date)}</time>}}
        >
          {'Published on {date}'}
        </Translate>
      </span>
      {readingTime !== undefined && <span>{inWords(readingTime)}</span>}
    </p>
  );
}
