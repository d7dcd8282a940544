/** Redirects lead to pages that exist. */
import type {Problem} from '../../plugins/facts/problems';
import {redirectProblems} from '../../plugins/redirects/problems';
import {redirects} from '../../plugins/redirects';
import type {Site} from './site';

/** @returns what is wrong with the redirects of Next; those of a release follow from them */
export function redirectFaults(site: Site): Problem[] {
  const ofNext = redirects.filter(({from}) => !/^\/docs\/\d/.test(from));
  return redirectProblems(ofNext, (address) => {
    const [, page] = /^\/docs\/(.+)$/.exec(address) ?? [];
    return page === undefined ? site.isRoute(address.slice(1)) : site.page(page) !== undefined;
  });
}
