/** Arranges the fields of a plugin, whose names are paths, as the blocks of a recipe. */
import type {ConfigField} from '../sources';

/** A field or a block; the field is missing for a block that the facts don't list itself. */
export type FieldNode = {
  field?: ConfigField;
  /** Fields of the block by key; `<key>` is any key. */
  children: Map<string, FieldNode>;
  /** Keys that the block must contain. */
  required: Set<string>;
  /** Keys that are accepted without being fields, with what to say about them. */
  others: Map<string, string | undefined>;
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
 * @param others keys that are accepted besides, as paths, with what to say about them
 * @returns the root, whose children are the keys of `config`
 */
export function fieldTree(
  fields: readonly ConfigField[],
  others: ReadonlyMap<string, string | undefined> = new Map(),
): FieldNode {
  const root = newNode();
  for (const field of fields) {
    const steps = field.name.split('.');
    nodeAt(root, steps).field = field;
    const block = field.required_with?.split('.').length;
    if (field.required) require(root, steps, afterAnyKey(steps));
    else if (block !== undefined) require(root, steps, Math.max(block, afterAnyKey(steps)));
  }
  for (const [name, note] of others) {
    const steps = name.split('.');
    const key = steps.pop() ?? '';
    nodeAt(root, steps).others.set(key, note);
  }
  return root;
}
