/** Reads and compares the values of a recipe. */

/** Keys and positions from the top of a recipe. */
export type Path = readonly (string | number)[];

/** True for the value of a YAML map. */
export function isMap(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const inside = (value: unknown, step: string | number): unknown => {
  if (Array.isArray(value)) return value[Number(step)] as unknown;
  return isMap(value) && Object.hasOwn(value, step) ? value[step] : undefined;
};

/** @returns the value at a path, or undefined if there is none */
export function valueAt(values: unknown, path: Path): unknown {
  return path.reduce(inside, values);
}

/** @returns whether both are the same YAML; the order of keys doesn't matter */
export function isSame(a: unknown, b: unknown): boolean {
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((one, i) => isSame(one, b[i]));
  }
  if (!isMap(a) || !isMap(b)) return Object.is(a, b);
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => Object.hasOwn(b, key) && isSame(a[key], b[key]))
  );
}

/** @returns a value inside what surrounds it: `{a: [{b: 1}]}` for the path `a`, 0, `b` */
export function wrapped(path: Path, value: unknown): unknown {
  return path.reduceRight<unknown>(
    (inner, step) => (typeof step === 'number' ? [inner] : {[step]: inner}),
    value,
  );
}

/** @returns a copy with another value at a path; undefined removes it */
export function withValue(values: unknown, path: Path, value: unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return value;
  if (Array.isArray(values) && typeof step === 'number') {
    const next = withValue(values[step], rest, value);
    const copy: unknown[] = [...values];
    copy.splice(step, 1, ...(next === undefined ? [] : [next]));
    return copy;
  }
  if (!isMap(values)) return value === undefined ? values : wrapped(path, value);
  const next = withValue(values[step], rest, value);
  const entries = Object.entries(values).filter(
    ([key]) => key !== String(step) || next !== undefined,
  );
  const isNew = !Object.hasOwn(values, step) && next !== undefined;
  return Object.fromEntries([
    ...entries.map(([key, old]) => [key, key === String(step) ? next : old]),
    ...(isNew ? [[step, next]] : []),
  ]);
}

/** @returns the steps of a path whose keys were joined with dots, though keys may contain dots themselves */
export function stepsOf(values: unknown, path: string): Path {
  const words = path === '' ? [] : path.split('.');
  const steps: (string | number)[] = [];
  let value = values;
  while (words.length > 0) {
    let length = isMap(value) ? words.length : 1;
    while (length > 1 && !Object.hasOwn(value as object, words.slice(0, length).join('.')))
      length -= 1;
    const step = words.splice(0, length).join('.');
    steps.push(Array.isArray(value) ? Number(step) : step);
    value = inside(value, step);
  }
  return steps;
}
