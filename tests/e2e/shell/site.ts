/** The address of the shell site: the site's own chrome with everything turned on (tests/fixtures/shell-site). */
export const SHELL = 'http://localhost:4318';
