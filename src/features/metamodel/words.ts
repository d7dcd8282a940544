/** Names of what the explorer shows, in the language of the page. */
import {translate} from '@docusaurus/Translate';
import type {Example} from './model/examples';
import type {Trait} from './state';

/** @returns what an aspect with a trait is called */
export function traitName(trait: Trait): string {
  return {
    timeseries: translate({id: 'site.metamodel.timeseries', message: 'Timeseries'}),
    searchable: translate({id: 'site.metamodel.searchable', message: 'Searchable'}),
    patch: translate({id: 'site.metamodel.patch', message: 'Patchable'}),
  }[trait];
}

/** @returns since when something exists; what no release has yet is `next` */
export function sinceText(release: string): string {
  return release === 'next'
    ? translate({id: 'site.metamodel.sinceNext', message: 'new in Next'})
    : translate({id: 'site.metamodel.since', message: 'since {release}'}, {release});
}

/** @returns the name of an example */
export function exampleName({api, does}: Pick<Example, 'api' | 'does'>): string {
  const name = {graphql: 'GraphQL', openapi: 'OpenAPI', python: 'Python'}[api];
  return does === 'read'
    ? translate({id: 'site.metamodel.read', message: 'Read with {name}'}, {name})
    : translate({id: 'site.metamodel.write', message: 'Write with {name}'}, {name});
}
