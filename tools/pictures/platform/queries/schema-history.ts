/** The history of a dataset's schema: its versions, and what changed in each. */
import type {Entity} from '../../../../plugins/acme';
import type {Platform, Queries} from '../query';

type Version = NonNullable<Entity['related']['schemaVersions']>[number];

const millis = (time: string) => new Date(time).getTime();

/** The platform counts stored schemas down from the newest, which has no number of its own. */
const stampOf = (index: number, count: number) =>
  `browsePathsV2:0;schemaMetadata:${index === count - 1 ? 0 : index + 1}`;

const struct = ({version, time}: Version, index: number, all: readonly Version[]) => ({
  semanticVersion: version,
  semanticVersionTimestamp: millis(time),
  versionStamp: stampOf(index, all.length),
});

const versionsOf = ({store}: Platform, urn: string): Version[] =>
  store.entities.get(urn)?.related.schemaVersions ?? [];

export const schemaHistory: Queries = {
  getSchemaVersionList(platform: Platform, {input}: {input: {datasetUrn: string}}) {
    const all = versionsOf(platform, input.datasetUrn).map(struct).toReversed();
    return {latestVersion: all[0], version: all[0], semanticVersionList: all};
  },
  getTimeline(platform: Platform, {input}: {input: {urn: string}}) {
    const all = versionsOf(platform, input.urn);
    const changeTransactions = all.map((one) => ({
      timestampMillis: millis(one.time),
      lastSemanticVersion: `${one.version}-computed`,
      versionStamp: 'none',
      changeType: 'MODIFY',
      changes: one.changes.map(({fieldPath, operation, description}) => ({
        urn: `urn:li:schemaField:(${input.urn},${fieldPath})`,
        category: 'TECHNICAL_SCHEMA',
        operation,
        modifier: `urn:li:schemaField:(${input.urn},${fieldPath})`,
        parameters: [{key: 'fieldPath', value: fieldPath}],
        auditStamp: {time: millis(one.time), actor: 'urn:li:corpuser:datahub'},
        description,
      })),
    }));
    return {changeTransactions};
  },
};
