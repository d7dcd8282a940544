/** Checks a request against the schema, and runs it on the example company's data. */
import {
  buildSchema,
  type DocumentNode,
  getVariableValues,
  GraphQLError,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  parse,
  validate,
} from 'graphql';
import {answer, type Gaps} from '../../example-platform/model/execute';
import {columnOf} from '../../example-platform/model/kinds';
import {type Store, storeOf} from '../../example-platform/model/store';
import type {PlatformData} from './types';
import {urnsIn} from './urns-in';

/** Something that the server would reject. */
export type Fault = {
  /** The part of the request, and its line there, if the fault has one. */
  part: 'query' | 'variables';
  line?: number | undefined;
  message: string;
};

/** Where a response differs from that of a server. */
export type Notice = {
  /** Fields that the example company has no data for; their values are empty. */
  noData: readonly string[];
  /** URNs in the request that nothing in the example company has. */
  unknownUrns: readonly string[];
};

export type Outcome =
  | {kind: 'rejected'; faults: readonly Fault[]}
  | ({kind: 'response'; text: string; failed: boolean} & Notice);

/** The example company, with the changes of the mutations that were run. */
export type Session = {
  schema: GraphQLSchema;
  /** What a server would reject about a request; empty if nothing. */
  faultsOf: (query: string, variables: string) => Fault[];
  run: (query: string, variables: string) => Promise<Outcome>;
  /** Discards all changes. */
  reset: () => void;
};

/** The line of a JSON error, which browsers word differently; undefined if it has none. */
function lineOf(message: string, text: string): number | undefined {
  const line = /line (\d+)/.exec(message)?.[1];
  if (line !== undefined) return Number(line);
  const position = /position (\d+)/.exec(message)?.[1];
  return position === undefined ? undefined : text.slice(0, Number(position)).split('\n').length;
}

/** A part of a request as read, or why it can't be. */
type Read<T> = {value: T; fault?: undefined} | {fault: Fault};

const unreadable = (part: Fault['part'], message: string, line?: number) => ({
  fault: {part, line, message},
});

function readVariables(text: string): Read<Record<string, unknown>> {
  if (text.trim() === '') return {value: {}};
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
      return {value: {...value}};
    }
    const found = Array.isArray(value) ? 'a list' : String(value);
    return unreadable('variables', `Found ${found}, expected an object: {"urn": "…"}`);
  } catch (error) {
    const {message} = error as SyntaxError;
    return unreadable('variables', message, lineOf(message, text));
  }
}

/** The document, and its only operation, because a request of this page names none. */
function readQuery(
  text: string,
): Read<{document: DocumentNode; operation: OperationDefinitionNode}> {
  try {
    const document = parse(text);
    const operations = document.definitions.filter((one) => one.kind === Kind.OPERATION_DEFINITION);
    const [operation] = operations;
    if (operation && operations.length === 1) return {value: {document, operation}};
    return unreadable(
      'query',
      `Found ${operations.length} operations, expected one. Remove or comment out the others.`,
    );
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
    return unreadable('query', error.message, error.locations?.[0]?.line);
  }
}

/** The variables of a request, unless a server would reject it. */
function check(
  schema: GraphQLSchema,
  text: string,
  variables: string,
): {faults: Fault[]; values: Record<string, unknown>} {
  const query = readQuery(text);
  const values = readVariables(variables);
  if (query.fault || values.fault) {
    return {faults: [query.fault ?? [], values.fault ?? []].flat(), values: {}};
  }
  const {document, operation} = query.value;
  const faults: Fault[] = validate(schema, document).map(({message, locations}) => ({
    part: 'query',
    line: locations?.[0]?.line,
    message,
  }));
  if (faults.length > 0) return {faults, values: values.value};
  const {errors = []} = getVariableValues(
    schema,
    operation.variableDefinitions ?? [],
    values.value,
  );
  return {
    faults: errors.map(({message}) => ({part: 'variables', message})),
    values: values.value,
  };
}

const isKnown = ({entities}: Store, urn: string): boolean => {
  const column = columnOf(urn);
  return entities.has(urn) || (column !== undefined && entities.has(column[0]));
};

/** @param data of the build; it isn't changed */
export function createSession({schema: sdl, world, facts}: PlatformData): Session {
  const schema = buildSchema(sdl, {assumeValid: true});
  const entities = new Map(world.entities.map((entity) => [entity.urn, entity]));
  const platformFacts = {...facts, tables: new Map(Object.entries(facts.tables))};
  const fresh = () => storeOf({...world, entities});
  let store = fresh();
  return {
    schema,
    faultsOf: (query, variables) => check(schema, query, variables).faults,
    reset: () => {
      store = fresh();
    },
    run: async (query, variables) => {
      const {faults, values} = check(schema, query, variables);
      if (faults.length > 0) return {kind: 'rejected', faults};
      const gaps: Gaps = {queries: new Set(), fields: new Set()};
      const {data, errors} = await answer(
        {store, schema, facts: platformFacts, gaps},
        {query, variables: values},
      );
      return {
        kind: 'response',
        failed: errors !== undefined,
        text: JSON.stringify({...(errors && {errors}), data}, null, 2),
        noData: [...gaps.queries, ...gaps.fields].sort(),
        unknownUrns: urnsIn(query, values).filter((urn) => !isKnown(store, urn)),
      };
    },
  };
}
