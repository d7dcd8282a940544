/** Formats JSON for readers: short values stay on one line. */

const WIDTH = 80;

function inline(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inline).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).map(
    ([key, item]) => `${JSON.stringify(key)}: ${inline(item)}`,
  );
  return `{${entries.join(', ')}}`;
}

/** @param indent columns between the margin and the value */
export function prettyJson(value: unknown, indent = 0): string {
  const short = inline(value);
  if (typeof value !== 'object' || value === null || short.length + indent <= WIDTH) return short;
  const pad = ' '.repeat(indent + 2);
  const close = `\n${' '.repeat(indent)}`;
  if (Array.isArray(value)) {
    return `[\n${value.map((item) => pad + prettyJson(item, indent + 2)).join(',\n')}${close}]`;
  }
  const lines = Object.entries(value).map(
    ([key, item]) => `${pad}${JSON.stringify(key)}: ${prettyJson(item, indent + 2)}`,
  );
  return `{\n${lines.join(',\n')}${close}}`;
}

/** Removes `__typename`, which results have for the tests only. */
export function withoutTypeNames(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutTypeNames);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([key]) => key !== '__typename');
  return Object.fromEntries(entries.map(([key, item]) => [key, withoutTypeNames(item)]));
}
