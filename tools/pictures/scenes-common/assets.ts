/** What first runs find on platforms that the example company otherwise doesn't have. */
import type {Entity} from '../../../plugins/acme';
import {uuid} from '../../../src/features/example-platform/model/uuid';

/** Subtypes by entity name; the parts of a name are separated by dots. */
type Subtypes = Readonly<Record<string, string>>;

const platformUrn = (platform: string) => `urn:li:dataPlatform:${platform}`;
const containerUrn = (platform: string, name: string) =>
  `urn:li:container:${uuid(`${platform} ${name}`).replaceAll('-', '')}`;

/** A platform, without which its assets have none. */
export const platformOf = (platform: string): Entity => ({
  urn: platformUrn(platform),
  type: 'DATA_PLATFORM',
  __typename: 'DataPlatform',
  name: platform,
  related: {},
});

/** Returns the longest of some names that contains another one. */
const around = (names: readonly string[], name: string): string | undefined =>
  names
    .filter((one) => name.startsWith(`${one}.`))
    .sort((a, b) => b.length - a.length)
    .at(0);

/**
 * @param platform as in URNs
 * @returns containers and datasets, each in the container given by its name
 */
export function assetsOn(
  platform: string,
  {containers, datasets}: {containers: Subtypes; datasets: Subtypes},
): Entity[] {
  const names = Object.keys(containers);
  const shared = (name: string, subtype: string) => {
    const parent = around(names, name);
    return {
      platform: platformUrn(platform),
      subTypes: {typeNames: [subtype]},
      properties: {name: parent === undefined ? name : name.slice(parent.length + 1)},
      inside: parent === undefined ? undefined : containerUrn(platform, parent),
    };
  };
  return [
    platformOf(platform),
    ...Object.entries(containers).map(([name, subtype]): Entity => {
      const {inside, ...fields} = shared(name, subtype);
      return {
        urn: containerUrn(platform, name),
        type: 'CONTAINER',
        __typename: 'Container',
        ...fields,
        related: inside === undefined ? {} : {parent: inside},
      };
    }),
    ...Object.entries(datasets).map(([name, subtype]): Entity => {
      const {inside, ...fields} = shared(name, subtype);
      return {
        urn: `urn:li:dataset:(${platformUrn(platform)},${name},PROD)`,
        type: 'DATASET',
        __typename: 'Dataset',
        name,
        origin: 'PROD',
        container: inside,
        ...fields,
        properties: {...fields.properties, lastModified: {time: 0}},
        related: {},
      };
    }),
  ];
}

/** A flow, and the jobs in it, such as the stored procedures of a schema. */
export function jobsOn(platform: string, flow: string, jobs: readonly string[]): Entity[] {
  const urn = `urn:li:dataFlow:(${platform},${flow},PROD)`;
  const shared = {platform: platformUrn(platform), related: {}};
  return [
    platformOf(platform),
    {urn, type: 'DATA_FLOW', __typename: 'DataFlow', properties: {name: flow}, ...shared},
    ...jobs.map((name): Entity => ({
      urn: `urn:li:dataJob:(${urn},${name})`,
      type: 'DATA_JOB',
      __typename: 'DataJob',
      dataFlow: urn,
      properties: {name},
      ...shared,
    })),
  ];
}
