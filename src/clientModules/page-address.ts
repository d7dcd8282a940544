/**
 * Gives a page that was opened by the name of its file, as plain hosts allow, the address of the page. Docusaurus draws
 * the page for both, but loads its module ahead for the second alone: the first render would not match the HTML. Runs
 * before the router first reads the address.
 */

const {pathname, search, hash} = typeof window === 'undefined' ? new URL('http://x') : location;
const page = pathname.replace(/(?:\/index)?\.html$/, '');
if (page !== pathname) history.replaceState(history.state, '', (page || '/') + search + hash);

export default {};
