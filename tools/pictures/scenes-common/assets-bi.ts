/** What first runs find in BI tools that the example company otherwise doesn't have. */
import type {Entity} from '../../../plugins/acme';
import {platformOf} from './assets';

/** Names by the IDs in the tool; some sources also write a subtype. */
type Names = Readonly<Record<string, string | {name: string; subtype: string}>>;

/**
 * @param platform as in URNs
 * @param found dashboards and charts
 */
export function reportsOn(
  platform: string,
  {dashboards, charts}: {dashboards: Names; charts: Names},
): Entity[] {
  const entities = (names: Names, type: 'DASHBOARD' | 'CHART', __typename: string) =>
    Object.entries(names).map(([id, one]): Entity => {
      const {name, subtype} = typeof one === 'string' ? {name: one, subtype: undefined} : one;
      return {
        urn: `urn:li:${type.toLowerCase()}:(${platform},${id})`,
        type,
        __typename,
        platform: `urn:li:dataPlatform:${platform}`,
        ...(subtype !== undefined && {subTypes: {typeNames: [subtype]}}),
        properties: {name},
        related: {},
      };
    });
  return [
    platformOf(platform),
    ...entities(dashboards, 'DASHBOARD', 'Dashboard'),
    ...entities(charts, 'CHART', 'Chart'),
  ];
}
