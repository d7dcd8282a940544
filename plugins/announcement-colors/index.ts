/**
 * Writes the colors of the announcement (`themeConfig.announcementBar`) as a style sheet. The theme uses a style
 * attribute, which a content policy would have to allow on every page; src/theme/AnnouncementBar omits it.
 */
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

const NAME = 'announcement-colors';

/** The part of the theme's settings that this plugin reads. */
type Bar = {backgroundColor?: string; textColor?: string};

/** @returns the CSS rule of the bar; empty if its settings have no color */
export function colorRule({backgroundColor, textColor}: Bar = {}): string {
  const values = [
    backgroundColor && `background-color: ${backgroundColor};`,
    textColor && `color: ${textColor};`,
  ].filter(Boolean);
  return values.length === 0 ? '' : `.theme-announcement-bar {${values.join(' ')}}\n`;
}

export default function announcementColors({
  generatedFilesDir,
  siteConfig,
}: Pick<LoadContext, 'generatedFilesDir' | 'siteConfig'>): Plugin {
  const {announcementBar} = siteConfig.themeConfig as {announcementBar?: Bar};
  return {
    name: NAME,
    async contentLoaded({actions}) {
      await actions.createData('colors.css', colorRule(announcementBar));
    },
    getClientModules: () => [path.join(generatedFilesDir, NAME, 'default', 'colors.css')],
  };
}
