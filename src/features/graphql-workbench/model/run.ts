/** Checks a request against the schema, and runs it on the example company's data. */
import {
  buildSchema,
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

/** The variables, or why they aren't valid. */
function readVariables(text: string): Record<string, unknown> | Fault {
  if (text.trim() === '') return {};
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return {...value};
    const found = Array.isArray(value) ? 'a list' : String(value);
    return {part: 'variables', message: `Found ${found}, expected an object: {"urn": "…"}`};
  } catch (error) {
    const {message} = error as SyntaxError;
    return {part: 'variables', line: lineOf(message, text), message};
  }
}

const isFault = (value: Record<string, unknown> | Fault): value is Fault =>
  value['part'] === 'variables' && 'message' in value;

/** The operation to run: the only one, because a request of this page names none. */
function operationOf(query: string): OperationDefinitionNode | Fault {
  try {
    const operations = parse(query).definitions.filter(
      (one) => one.kind === Kind.OPERATION_DEFINITION,
    );
    const [operation] = operations;
    if (operation && operations.length === 1) return operation;
    return {
      part: 'query',
      message: `Found ${operations.length} operations, expected one. Remove or comment out the others.`,
    };
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
    return {part: 'query', line: error.locations?.[0]?.line, message: error.message};
  }
}

function faultsOf(schema: GraphQLSchema, query: string, variables: string): Fault[] {
  const operation = operationOf(query);
  const values = readVariables(variables);
  const broken = ['part' in operation ? operation : [], isFault(values) ? values : []].flat();
  if ('part' in operation || isFault(values)) return broken;
  const invalid = validate(schema, parse(query));
  if (invalid.length > 0) {
    return invalid.map(({message, locations}) => ({
      part: 'query' as const,
      line: locations?.[0]?.line,
      message,
    }));
  }
  const {errors = []} = getVariableValues(schema, operation.variableDefinitions ?? [], values);
  return errors.map(({message}) => ({part: 'variables' as const, message}));
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
    faultsOf: (query, variables) => faultsOf(schema, query, variables),
    reset: () => {
      store = fresh();
    },
    run: async (query, variables) => {
      const faults = faultsOf(schema, query, variables);
      if (faults.length > 0) return {kind: 'rejected', faults};
      const values = readVariables(variables);
      const gaps: Gaps = {queries: new Set(), fields: new Set()};
      const {data, errors} = await answer(
        {store, schema, facts: platformFacts, gaps},
        {query, variables: isFault(values) ? {} : values},
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
