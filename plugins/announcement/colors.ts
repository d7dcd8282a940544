/**
 * The colors of the announcement, as a style sheet. The theme uses a style attribute, which a content policy would have
 * to allow on every page; `src/theme/AnnouncementBar` omits it.
 */

/** The part of the theme's settings that this rule reads. */
export type Colors = {backgroundColor?: string; textColor?: string};

/** @returns the CSS rule of the bar; empty if its settings have no color */
export function colorRule({backgroundColor, textColor}: Colors = {}): string {
  const values = [
    backgroundColor && `background-color: ${backgroundColor};`,
    textColor && `color: ${textColor};`,
  ].filter(Boolean);
  return values.length === 0 ? '' : `.theme-announcement-bar {${values.join(' ')}}\n`;
}
