/** Labels for filter groups, and for values that the facts abbreviate. */
import {translate} from '@docusaurus/Translate';
import type {Facet} from './model/facets';

/** @returns the label of a value, such as `Certified` for `CERTIFIED`; readable names are unchanged */
export function valueLabel(value: string): string {
  switch (value) {
    case 'pull':
      return translate({id: 'site.integrations.pull', message: 'Pull'});
    case 'push':
      return translate({id: 'site.integrations.push', message: 'Push'});
    case 'CERTIFIED':
      return translate({id: 'site.integrations.certified', message: 'Certified'});
    case 'INCUBATING':
      return translate({id: 'site.integrations.incubating', message: 'Incubating'});
    case 'TESTING':
      return translate({id: 'site.integrations.testing', message: 'Testing'});
    case 'UNKNOWN':
      return translate({id: 'site.integrations.unknown', message: 'Unknown'});
    default:
      return value;
  }
}

/** @returns the heading of a filter group */
export function facetLabel(facet: Facet): string {
  switch (facet) {
    case 'type':
      return translate({id: 'site.integrations.type', message: 'Platform type'});
    case 'connection':
      return translate({id: 'site.integrations.connection', message: 'Connection'});
    case 'support':
      return translate({id: 'site.integrations.support', message: 'Support level'});
    case 'capability':
      return translate({id: 'site.integrations.capability', message: 'Capability'});
    case 'feature':
      return translate({id: 'site.integrations.feature', message: 'Feature'});
  }
}
