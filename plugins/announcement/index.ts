/** What the announcement (`themeConfig.announcementBar`) needs besides `src/theme/AnnouncementBar`. */
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {type Colors, colorRule} from './colors';
import {seenScript} from './seen';

const NAME = 'announcement';

/** The part of the theme's settings that this plugin reads; without an id, the theme's is used. */
type Bar = Colors & {id?: string};

export default function announcement({
  generatedFilesDir,
  siteConfig,
}: Pick<LoadContext, 'generatedFilesDir' | 'siteConfig'>): Plugin {
  const {announcementBar: bar} = siteConfig.themeConfig as {announcementBar?: Bar};
  return {
    name: NAME,
    async contentLoaded({actions}) {
      await actions.createData('colors.css', colorRule(bar));
    },
    getClientModules: () => [path.join(generatedFilesDir, NAME, 'default', 'colors.css')],
    injectHtmlTags: () =>
      bar ? {headTags: [{tagName: 'script', innerHTML: seenScript(bar.id ?? NAME)}]} : {},
  };
}
