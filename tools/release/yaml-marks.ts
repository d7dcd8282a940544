/** Turns marks of `next` in YAML into marks of a release, changing nothing else in the text. */
import {isMap, isScalar, type Pair, parseDocument, visit} from 'yaml';
import {type Edit, editPage} from '../../plugins/markdown-source';
import {NEXT} from '../../plugins/releases/model';

const KEYS = ['since', 'until', 'announced'];
/** Keys whose values are examples, which have their own keys. */
const FREE = ['variables', 'value', 'result', 'default'];

const keyOf = ({key}: Pair): unknown => (isScalar(key) ? key.value : undefined);

/** The position of a scalar with the value `next`. */
function nextAt(node: unknown, release: string): Edit[] {
  if (!isScalar(node) || node.value !== NEXT || !node.range) return [];
  const [start, end] = node.range;
  return [{start, end, replacement: release}];
}

/** @returns the text with `since`, `until`, `announced`, and `before` of `next` naming the release */
export function releaseYaml(text: string, release: string): string {
  const edits: Edit[] = [];
  visit(parseDocument(text), {
    Pair(_, pair) {
      const key = keyOf(pair);
      if (FREE.includes(String(key))) return visit.SKIP;
      if (KEYS.includes(String(key))) edits.push(...nextAt(pair.value, release));
      if (key === 'before' && isMap(pair.value)) {
        edits.push(...pair.value.items.flatMap((item) => nextAt(item.key, release)));
      }
      return undefined;
    },
  });
  return editPage(text, edits);
}
