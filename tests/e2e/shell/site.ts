/** Where the shell site answers: the site's own chrome with everything switched on (tests/fixtures/shell-site). */
export const SHELL = 'http://localhost:4318';
