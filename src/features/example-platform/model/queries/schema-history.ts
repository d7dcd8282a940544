/** The history of a dataset's schema: its versions, and what changed in each. */
import type {Entity} from '../world';
import {pick, text} from '../pick';
import type {Platform, Queries} from '../query';

type Version = NonNullable<Entity['related']['schemaVersions']>[number];
type Change = Version['changes'][number];

const millis = (time: string) => new Date(time).getTime();

/** The platform numbers stored schemas from 1; the newest has 0. */
const stampOf = (index: number, count: number) =>
  `browsePathsV2:0;schemaMetadata:${index === count - 1 ? 0 : index + 1}`;

const struct = ({version, time}: Version, index: number, all: readonly Version[]) => ({
  semanticVersion: version,
  semanticVersionTimestamp: millis(time),
  versionStamp: stampOf(index, all.length),
});

const columnsOf = (entity: Entity | undefined) =>
  pick(entity, 'schemaMetadata.fields') as {
    fieldPath: string;
    description?: string;
    nullable?: boolean;
  }[];

const added = (fieldPath: string): Change => ({
  fieldPath,
  operation: 'ADD',
  description: `A forwards & backwards compatible change due to the newly added field '${fieldPath}'.`,
});

/** Versions of a schema, oldest first. All columns of the first one are added by it, by their names. */
function versionsOf({store}: Platform, urn: string): Version[] {
  const entity = store.entities.get(urn);
  const columns = columnsOf(entity).map(({fieldPath}) => fieldPath);
  if (columns.length === 0) return [];
  const time = new Date(Number(pick(entity, 'schemaMetadata.createdAt')[0] ?? 0)).toISOString();
  const [first, ...later] = entity?.related.schemaVersions ?? [
    {version: '0.0.0', time, changes: []},
  ];
  if (!first) return [];
  const changes = later.flatMap((one) => one.changes);
  const of = (operation: string) =>
    changes.filter((one) => one.operation === operation).map(({fieldPath}) => fieldPath);
  const original = [...columns.filter((one) => !of('ADD').includes(one)), ...of('REMOVE')];
  return [{...first, changes: original.sort().map(added)}, ...later];
}

/** The events of a change: that of the schema, and that of a new column's description. */
function eventsOf(entity: Entity | undefined, urn: string, change: Change, wanted: Set<string>) {
  const column = columnsOf(entity).find(({fieldPath}) => fieldPath === change.fieldPath);
  const fieldUrn = `urn:li:schemaField:(${urn},${change.fieldPath})`;
  const schema = {
    urn: 'empty',
    category: 'TECHNICAL_SCHEMA',
    operation: change.operation,
    modifier: fieldUrn,
    parameters: [
      {key: 'fieldPath', value: change.fieldPath},
      {key: 'fieldUrn', value: fieldUrn},
      {key: 'nullable', value: String(column?.nullable ?? false)},
      {key: 'modificationCategory', value: 'OTHER'},
    ],
    description: change.description,
  };
  const description = change.operation === 'ADD' ? column?.description : undefined;
  const documentation = {
    urn: 'empty',
    category: 'DOCUMENTATION',
    operation: 'ADD',
    parameters: [{key: 'description', value: description}],
    description: `The description '${description}' for the field '${change.fieldPath}' has been added.`,
  };
  return [schema, ...(description === undefined ? [] : [documentation])].filter(
    ({category}) => wanted.size === 0 || wanted.has(category),
  );
}

/** Versions up to a given one, or all; newest first. */
function upTo(all: readonly Version[], version: string | null | undefined): Version[] {
  const last = version ? all.findIndex((one) => one.version === version) : all.length - 1;
  return all.slice(0, last + 1).toReversed();
}

const DONE = {ADD: 'Added', MODIFY: 'Modified', REMOVE: 'Removed'};

type TimelineInput = {urn: string; changeCategories?: string[] | null};

export const schemaHistory: Queries = {
  getSchemaVersionList(platform: Platform, {input}: {input: {datasetUrn: string}}) {
    const all = versionsOf(platform, input.datasetUrn).map(struct).toReversed();
    return all.length === 0 ? null : {latestVersion: all[0], semanticVersionList: all};
  },
  getSchemaBlame(
    platform: Platform,
    {input}: {input: {datasetUrn: string; version?: string | null}},
  ) {
    const all = versionsOf(platform, input.datasetUrn);
    const [selected] = upTo(all, input.version);
    const last = new Map<string, {version: Version; change: Change}>();
    for (const version of upTo(all, input.version).toReversed()) {
      for (const change of version.changes) last.set(change.fieldPath, {version, change});
    }
    return {
      version: selected && struct(selected, all.indexOf(selected), all),
      schemaFieldBlameList: [...last]
        .filter(([, {change}]) => change.operation !== 'REMOVE')
        .map(([fieldPath, {version, change}]) => ({
          fieldPath,
          schemaFieldChange: {
            timestampMillis: millis(version.time),
            lastSemanticVersion: version.version,
            versionStamp: stampOf(all.indexOf(version), all.length),
            changeType: change.operation,
            lastSchemaFieldChange: `${DONE[change.operation]} in v${version.version}`,
          },
        })),
    };
  },
  getTimeline(platform: Platform, {input}: {input: TimelineInput}) {
    const entity = platform.store.entities.get(input.urn);
    const wanted = new Set(input.changeCategories ?? []);
    const changeTransactions = versionsOf(platform, input.urn).map((one) => ({
      timestampMillis: millis(one.time),
      lastSemanticVersion: `${one.version}-computed`,
      versionStamp: 'none',
      changeType: 'MODIFY',
      // Events are collected by category.
      changes: one.changes
        .flatMap((change) => eventsOf(entity, input.urn, change, wanted))
        .toSorted((a, b) => (a.category > b.category ? -1 : a.category < b.category ? 1 : 0)),
    }));
    return {changeTransactions};
  },
  versionedDataset(
    platform: Platform,
    {urn, versionStamp}: {urn: string; versionStamp?: string | null},
  ) {
    const entity = platform.store.entities.get(urn);
    const all = versionsOf(platform, urn);
    const shown = all.findIndex((_, i) => stampOf(i, all.length) === versionStamp);
    const later = shown < 0 ? [] : all.slice(shown + 1).flatMap(({changes}) => changes);
    const isLater = (path: string) =>
      later.some(({fieldPath, operation}) => operation === 'ADD' && fieldPath === path);
    const fields = columnsOf(entity).filter(({fieldPath}) => !isLater(fieldPath));
    return {
      ...entity,
      __typename: 'VersionedDataset',
      name: text(entity, 'name'),
      schema: {...(entity?.['schemaMetadata'] as object), fields},
    };
  },
};
