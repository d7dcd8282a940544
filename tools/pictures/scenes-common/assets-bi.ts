/** What first runs find in BI tools that the example company otherwise doesn't have. */
import type {Entity} from '../../../plugins/acme';

type Names = Readonly<Record<string, string>>;

/**
 * @param platform as in URNs
 * @param found names of dashboards and charts by their IDs in the tool
 */
export function reportsOn(
  platform: string,
  {dashboards, charts}: {dashboards: Names; charts: Names},
): Entity[] {
  const entities = (names: Names, type: 'DASHBOARD' | 'CHART', __typename: string) =>
    Object.entries(names).map(([id, name]): Entity => ({
      urn: `urn:li:${type.toLowerCase()}:(${platform},${id})`,
      type,
      __typename,
      platform: `urn:li:dataPlatform:${platform}`,
      properties: {name},
      related: {},
    }));
  return [...entities(dashboards, 'DASHBOARD', 'Dashboard'), ...entities(charts, 'CHART', 'Chart')];
}
