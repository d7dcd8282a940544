/** Links that add the town hall series to a calendar app: a file, and a URL to subscribe to. */
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';
import {CALENDAR_PATH} from './model/calendar-file';
import styles from './styles.module.css';

export default function CalendarLinks(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const subscription = new URL(CALENDAR_PATH, siteConfig.url).href.replace(/^https?:/, 'webcal:');
  return (
    <p className={styles.links}>
      <Link
        className="button button--secondary"
        to={`pathname://${CALENDAR_PATH}`}
        target="_self"
        download
      >
        <Translate id="site.events.file">Download the series (.ics)</Translate>
      </Link>
      <Link className="button button--secondary" to={subscription} target="_self">
        <Translate id="site.events.subscribe">Subscribe to the series</Translate>
      </Link>
    </p>
  );
}
