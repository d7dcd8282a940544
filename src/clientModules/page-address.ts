/**
 * Replaces the URL of a page that was opened by its file name, which simple hosts allow, with the page's canonical URL.
 * Docusaurus renders the page for both, but preloads its module only for the latter, so the first render would not
 * match the HTML. Runs before the router first reads the URL.
 */

const {pathname, search, hash} = typeof window === 'undefined' ? new URL('http://x') : location;
const page = pathname.replace(/(?:\/index)?\.html$/, '');
if (page !== pathname) history.replaceState(history.state, '', (page || '/') + search + hash);

export default {};
