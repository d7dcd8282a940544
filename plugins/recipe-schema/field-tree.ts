/** Arranges the fields of a plugin, whose names are paths, as the blocks of a recipe. */
import type {ConfigField} from '../sources';

/** A key that is accepted without being a field. */
export type OtherKey = {
  /** What to say about it; left out if there is nothing to say. */
  note?: string;
  /** The field that it sets, if it is a former name: its path. */
  now?: string;
};

/** A field or a block; the field is missing for a block that the facts don't list itself. */
export type FieldNode = {
  field?: ConfigField;
  /** Fields of the block by key; `<key>` is any key. */
  children: Map<string, FieldNode>;
  /** Keys that the block must contain. */
  required: Set<string>;
  /** Keys that are accepted besides the fields; those that are also fields are former names of others. */
  others: Map<string, OtherKey>;
};

/** The step of a path that is chosen by the user. */
export const ANY_KEY = '<key>';

const newNode = (): FieldNode => ({children: new Map(), required: new Set(), others: new Map()});

/** Returns the node at a path, after adding what is missing. */
function nodeAt(root: FieldNode, steps: readonly string[]): FieldNode {
  let node = root;
  for (const step of steps) {
    const next = node.children.get(step) ?? newNode();
    node.children.set(step, next);
    node = next;
  }
  return node;
}

/** Requires every step of a path below the block at its start. */
function require(root: FieldNode, steps: readonly string[], from: number): void {
  for (let i = from; i < steps.length; i++) {
    const key = steps[i] ?? '';
    if (key !== ANY_KEY) nodeAt(root, steps.slice(0, i)).required.add(key);
  }
}

/** The enclosing block with a key that the user chooses: whether there is one at all is up to the user. */
const afterAnyKey = (steps: readonly string[]): number => steps.lastIndexOf(ANY_KEY) + 1;

/**
 * @param fields of one plugin
 * @param others keys that are accepted besides, by path
 * @returns the root, whose children are the keys of `config`
 */
export function fieldTree(
  fields: readonly ConfigField[],
  others: ReadonlyMap<string, OtherKey> = new Map(),
): FieldNode {
  const root = newNode();
  for (const field of fields) {
    const steps = field.name.split('.');
    nodeAt(root, steps).field = field;
    const block = field.required_with?.split('.').length;
    if (field.required) require(root, steps, afterAnyKey(steps));
    else if (block !== undefined) require(root, steps, Math.max(block, afterAnyKey(steps)));
  }
  for (const [name, other] of others) {
    const steps = name.split('.');
    const key = steps.pop() ?? '';
    nodeAt(root, steps).others.set(key, other);
  }
  return root;
}
