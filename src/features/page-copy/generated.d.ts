/** What plugins/markdown-copies writes for the menu. */
declare module '@generated/markdown-copies/default/menu.json' {
  import type {MenuSettings} from '@site/src/features/page-copy/model';

  const settings: MenuSettings;
  export default settings;
}
