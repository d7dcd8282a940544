/** The filter groups, and the values of an integration in each. */
import type {Integration} from '@site/src/features/integrations/model/types';

/** Keys of the groups, as in the URL, in the order shown. */
export const FACETS = ['type', 'connection', 'support', 'capability', 'feature'] as const;

/** Key of a filter group. */
export type Facet = (typeof FACETS)[number];

/** Values chosen in each group. */
export type Choice = Readonly<Record<Facet, readonly string[]>>;

/** Nothing chosen in any group. */
export const NO_CHOICE: Choice = {
  type: [],
  connection: [],
  support: [],
  capability: [],
  feature: [],
};

/** @returns the values of an integration in one group, spelled as in the facts */
export function valuesOf(integration: Integration, facet: Facet): readonly string[] {
  switch (facet) {
    case 'type':
      return integration.types;
    case 'connection':
      return [integration.connection];
    case 'support':
      return integration.support;
    case 'capability':
      return integration.capabilities;
    case 'feature':
      return integration.features;
  }
}
