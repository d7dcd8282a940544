/** The lookup of direct answers; its files are fetched when a query may need them. */
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {FetchedFiles} from '../search/fetched-files';
import {createLookup, type Lookup} from './lookup';

const lookups = new Map<string, Lookup>();

/** @returns the same function each time, so files are fetched only once */
export function useLookup(): Lookup {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const lookup = lookups.get(baseUrl) ?? createLookup(new FetchedFiles(baseUrl));
  lookups.set(baseUrl, lookup);
  return lookup;
}
