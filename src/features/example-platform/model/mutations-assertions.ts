/** Assertions that another tool runs, and what it reports about them. */
import {pick, text} from './pick';
import type {Platform, Queries} from './query';
import {uuid} from './uuid';

type AssertionInput = {
  entityUrn: string;
  type: string;
  description: string;
  fieldPath?: string | null;
  platform: {urn?: string | null; name?: string | null};
  externalUrl?: string | null;
  logic?: string | null;
};
type Result = {
  timestampMillis?: number | null;
  type: string;
  properties?: {key: string; value: string}[] | null;
  externalUrl?: string | null;
  error?: {type: string; message: string} | null;
};

export const assertionMutations: Queries = {
  upsertCustomAssertion(
    {store}: Platform,
    {urn: given, input}: {urn?: string | null; input: AssertionInput},
  ) {
    const urn = given ?? `urn:li:assertion:${uuid(JSON.stringify(input))}`;
    const {entityUrn, fieldPath, platform, description, type, logic} = input;
    const field = fieldPath ? {urn: `urn:li:schemaField:(${entityUrn},${fieldPath})`} : null;
    const stamp = {time: store.now, actor: store.me};
    store.entities.set(urn, {
      ...store.entities.get(urn),
      ...{urn, type: 'ASSERTION', __typename: 'Assertion', related: {}},
      platform: platform.urn ?? `urn:li:dataPlatform:${platform.name ?? ''}`,
      info: {
        type: 'CUSTOM',
        description,
        externalUrl: input.externalUrl ?? null,
        customAssertion: {
          ...{type, entityUrn, logic: logic ?? null},
          field: field && {...field, path: fieldPath},
        },
        source: {type: 'EXTERNAL', created: stamp},
        lastUpdated: stamp,
      },
    });
    return urn;
  },
  reportAssertionResult({store}: Platform, {urn, result}: {urn: string; result: Result}) {
    const assertion = store.entities.get(urn);
    if (!assertion)
      throw new Error(
        `Assertion with urn ${urn} does not exist or is not associated with any entity.`,
      );
    const time = result.timestampMillis ?? store.now;
    const event = {
      timestampMillis: time,
      lastObservedMillis: store.now,
      status: 'COMPLETE',
      assertionUrn: urn,
      asserteeUrn: text(assertion, 'info.customAssertion.entityUrn') ?? '',
      runId: 'native',
      result: {
        type: result.type,
        nativeResults: result.properties ?? null,
        externalUrl: result.externalUrl ?? null,
        error: result.error ?? null,
      },
    };
    const others = pick(assertion, 'runEvents.runEvents');
    assertion['runEvents'] = {runEvents: [event, ...others]};
    return true;
  },
};
