/** Checks that a response on a page has exactly what the operation above it selects. */
import {
  type FieldNode,
  type GraphQLCompositeType,
  type GraphQLOutputType,
  type GraphQLSchema,
  isAbstractType,
  isCompositeType,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  parse,
  type SelectionSetNode,
  type DocumentNode,
} from 'graphql';
import {isJsonObject, type JsonObject} from './json';

const SCALARS: Readonly<Record<string, string>> = {
  ...{Int: 'number', Float: 'number', Long: 'number'},
  ...{String: 'string', ID: 'string', Boolean: 'boolean'},
};

/** Compares one response with its operation. */
class Comparison {
  readonly faults: string[] = [];

  constructor(
    private readonly schema: GraphQLSchema,
    private readonly document: DocumentNode,
  ) {}

  /** Returns the object type of a value, inferred from its type name, its URN, or its fields. */
  private objectType(type: GraphQLCompositeType, value: JsonObject): GraphQLCompositeType {
    if (!isAbstractType(type)) return type;
    const types = this.schema.getPossibleTypes(type);
    const entity = /^urn:li:(\w+):/.exec(String(value['urn']))?.[1]?.toLowerCase();
    const byName = types.find(
      ({name}) => name === value['__typename'] || name.toLowerCase() === entity,
    );
    const keys = Object.keys(value);
    return byName ?? types.find((one) => keys.every((key) => key in one.getFields())) ?? type;
  }

  /** Returns the fields of a selection for a type, by their name in the response. */
  private fieldsOf(
    {selections}: SelectionSetNode,
    type: GraphQLCompositeType,
    found = new Map<string, FieldNode[]>(),
  ): Map<string, FieldNode[]> {
    for (const selection of selections) {
      if (selection.kind === Kind.FIELD) {
        const key = selection.alias?.value ?? selection.name.value;
        found.set(key, [...(found.get(key) ?? []), selection]);
        continue;
      }
      const fragment =
        selection.kind === Kind.INLINE_FRAGMENT
          ? selection
          : this.document.definitions.find(
              (one) =>
                one.kind === Kind.FRAGMENT_DEFINITION && one.name.value === selection.name.value,
            );
      if (!fragment || !('selectionSet' in fragment)) continue;
      const condition =
        'typeCondition' in fragment ? fragment.typeCondition?.name.value : undefined;
      const other = condition === undefined ? type : this.schema.getType(condition);
      const applies =
        other === type ||
        (isObjectType(type) && isAbstractType(other) && this.schema.isSubType(other, type));
      if (applies) this.fieldsOf(fragment.selectionSet, type, found);
    }
    return found;
  }

  object(
    selections: SelectionSetNode,
    declared: GraphQLCompositeType,
    value: JsonObject,
    path: string,
  ) {
    const type = this.objectType(declared, value);
    const fields = this.fieldsOf(selections, type);
    for (const key of Object.keys(value).filter((one) => !fields.has(one))) {
      this.faults.push(`${path}${key}, which the operation doesn't select`);
    }
    for (const [key, nodes] of fields) {
      const place = `${path}${key}`;
      const name = nodes[0]?.name.value ?? '';
      if (!(key in value)) this.faults.push(`no ${place}, which the operation selects`);
      else if (name !== '__typename' && 'getFields' in type) {
        const field = type.getFields()[name];
        const merged = nodes.flatMap(({selectionSet}) => selectionSet?.selections ?? []);
        if (field)
          this.value({kind: Kind.SELECTION_SET, selections: merged}, field.type, value[key], place);
      }
    }
  }

  private value(
    selections: SelectionSetNode,
    type: GraphQLOutputType,
    value: unknown,
    path: string,
  ) {
    if (isNonNullType(type)) {
      if (value === null) this.faults.push(`null in ${path}, which can't be null`);
      else this.value(selections, type.ofType, value, path);
    } else if (value === null) {
      return;
    } else if (isListType(type)) {
      if (!Array.isArray(value)) this.faults.push(`no list in ${path}`);
      else value.forEach((one, i) => this.value(selections, type.ofType, one, `${path}[${i}]`));
    } else if (isCompositeType(type)) {
      if (isJsonObject(value)) this.object(selections, type, value, `${path}.`);
      else this.faults.push(`no object in ${path}`);
    } else if (isEnumType(type)) {
      if (!type.getValue(String(value)))
        this.faults.push(`${path}: ${JSON.stringify(value)}, which ${type.name} lacks`);
    } else if (SCALARS[type.name] !== undefined && typeof value !== SCALARS[type.name]) {
      this.faults.push(`${path}: ${JSON.stringify(value)}, which is not a ${type.name}`);
    }
  }
}

/** A document, and its only operation. */
export type OnlyOperation = {document: DocumentNode; operation: OperationDefinitionNode};

/** @returns the operation of a document that has exactly one */
export function onlyOperation(text: string): OnlyOperation | undefined {
  const document = parse(text);
  const [operation, ...others] = document.definitions.filter(
    (one) => one.kind === Kind.OPERATION_DEFINITION,
  );
  return operation && others.length === 0 ? {document, operation} : undefined;
}

/**
 * @param asked an operation that is valid in the schema
 * @param data of the response
 * @returns what the response has too much of, lacks, or has with the wrong type
 */
export function responseFaults(
  {document, operation}: OnlyOperation,
  data: JsonObject,
  schema: GraphQLSchema,
): string[] {
  const root = schema.getRootType(operation.operation);
  if (!root) return [];
  const comparison = new Comparison(schema, document);
  comparison.object(operation.selectionSet, root, data, '');
  return comparison.faults;
}
