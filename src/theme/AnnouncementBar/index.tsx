/**
 * Shows a new announcement immediately to a reader who dismissed an earlier one. A script in the head hides the bar
 * before the first paint by an attribute, but only checks whether something was dismissed, not what.
 */
import {useAnnouncementBar} from '@docusaurus/theme-common/internal';
import AnnouncementBar from '@theme-original/AnnouncementBar';
import {type ReactNode, useEffect} from 'react';

const HIDING_ATTRIBUTE = 'data-announcement-bar-initially-dismissed';

export default function AnnouncementBarWrapper(): ReactNode {
  const {isActive} = useAnnouncementBar();
  useEffect(() => {
    if (isActive) document.documentElement.removeAttribute(HIDING_ATTRIBUTE);
  }, [isActive]);
  return <AnnouncementBar />;
}
