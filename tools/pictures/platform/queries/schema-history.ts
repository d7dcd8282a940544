/** The history of a dataset's schema: its versions, and what changed in each. */
import type {Entity} from '../../../../plugins/acme';
import {texts} from '../pick';
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

/** The versions; the first one adds all columns that no later one adds, in the order of their names. */
function versionsOf({store}: Platform, urn: string): Version[] {
  const entity = store.entities.get(urn);
  const [first, ...later] = entity?.related.schemaVersions ?? [];
  if (!first) return [];
  const added = later.flatMap(({changes}) => changes.map(({fieldPath}) => fieldPath));
  const columns = texts(entity, 'schemaMetadata.fields.fieldPath').filter(
    (path) => !added.includes(path),
  );
  const changes = columns.sort().map((fieldPath) => ({
    fieldPath,
    operation: 'ADD',
    description: `A forwards & backwards compatible change due to the newly added field '${fieldPath}'.`,
  }));
  return [{...first, changes}, ...later];
}

/** The last change of each column, up to a version. */
function blame(
  platform: Platform,
  {input}: {input: {datasetUrn: string; version?: string | null}},
) {
  const all = versionsOf(platform, input.datasetUrn);
  const end = all.findIndex(({version}) => version === input.version);
  const seen = end === -1 ? all : all.slice(0, end + 1);
  const changes = new Map(
    seen.flatMap((version, index) =>
      version.changes.map(({fieldPath, operation}) => [
        fieldPath,
        {
          fieldPath,
          schemaFieldChange: {
            timestampMillis: millis(version.time),
            lastSemanticVersion: version.version,
            lastSchemaFieldChange: `${operation === 'ADD' ? 'Added' : 'Modified'} in v${version.version}`,
            versionStamp: stampOf(index, all.length),
          },
        },
      ]),
    ),
  );
  return {
    version: all.map(struct)[seen.length - 1],
    schemaFieldBlameList: [...changes.values()],
  };
}

export const schemaHistory: Queries = {
  getSchemaBlame: blame,
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
