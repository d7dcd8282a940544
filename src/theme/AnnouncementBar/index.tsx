/**
 * Replaces the theme's bar, with two differences. It has no style attribute, which the content policy forbids:
 * `plugins/announcement` generates a style sheet with its colors. And it shows a new announcement immediately to
 * readers who dismissed an earlier one: the script in the head that hides the bar before the first paint checks only
 * whether an announcement was dismissed, not which one. After the first page, it is one line on small screens.
 */
import {ThemeClassNames, useThemeConfig} from '@docusaurus/theme-common';
import {useAnnouncementBar} from '@docusaurus/theme-common/internal';
import styles from '@docusaurus/theme-classic/lib/theme/AnnouncementBar/styles.module.css';
import CloseButton from '@theme/AnnouncementBar/CloseButton';
import Content from '@theme/AnnouncementBar/Content';
import clsx from 'clsx';
import {type ReactNode, useEffect} from 'react';
import {useSeen} from './useSeen';

const HIDING_ATTRIBUTE = 'data-announcement-bar-initially-dismissed';

export default function AnnouncementBar(): ReactNode {
  const {announcementBar} = useThemeConfig();
  const {isActive, close} = useAnnouncementBar();
  useSeen();
  useEffect(() => {
    if (isActive) document.documentElement.removeAttribute(HIDING_ATTRIBUTE);
  }, [isActive]);
  if (!isActive) return null;
  const isCloseable = announcementBar?.isCloseable;
  return (
    <div
      className={clsx(ThemeClassNames.announcementBar.container, styles.announcementBar)}
      role="banner"
    >
      {isCloseable && <div className={styles.announcementBarPlaceholder} />}
      <Content className={styles.announcementBarContent} />
      {isCloseable && <CloseButton onClick={close} className={styles.announcementBarClose} />}
    </div>
  );
}
