/** Whether readers can switch to dark colors. */
import type {ThemeConfig} from '@docusaurus/theme-common';
import {ContributorError} from '../common/contributor-error';

/**
 * @param value of the variable `COLOR_MODE_SWITCH`: `on`, or nothing
 * @returns the option `colorMode` of the theme: light, whatever the reader's system prefers, until the reader switches
 * @throws ContributorError if it has another value
 */
export function colorMode(value: string | undefined): ThemeConfig['colorMode'] {
  if (value && value !== 'on') {
    throw new ContributorError(
      "The environment variable COLOR_MODE_SWITCH has a value that the site can't use.\n" +
        `  found     ${value}\n` +
        '  expected  on\n' +
        'Correct it, or unset it to show light colors only.',
    );
  }
  return {defaultMode: 'light', disableSwitch: value !== 'on', respectPrefersColorScheme: false};
}
