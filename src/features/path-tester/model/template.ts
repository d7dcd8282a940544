/** Reads the variables of a path with a template, as the Python package `parse` does: `s3://lake/{table}/{folder[0]}`. */

/** A variable with an index, as in `{partition[0]}`, has several values. */
export type Variables = Map<string, string | Map<string, string>>;

const PART = /(\{\{|\}\}|\{\w*(?:\.\w+|\[[^\]]+\])*(?::[^}]+)?\})/;

export type Template = {
  /** Names as written: `table`, `partition[0]`. */
  names: readonly string[];
  read: (path: string) => Variables | undefined;
};

/** Names begin with a letter; all others are matched, but not kept. */
const NAME = /^\{([A-Za-z][^:}]*)(?::[^}]+)?\}$/;

const escaped = (text: string) => text.replace(/[?\\.[\]()*+^$!|{}/-]/g, String.raw`\$&`);

function put(variables: Variables, name: string, value: string): void {
  const [, base = name, index] = /^([^[]+)\[([^\]]+)\]/.exec(name) ?? [];
  if (index === undefined) {
    variables.set(base, value);
    return;
  }
  const known = variables.get(base);
  const values = known instanceof Map ? known : new Map<string, string>();
  variables.set(base, values.set(index, value));
}

/** @returns the template; a variable that is there twice must have the same value */
export function template(format: string): Template {
  const names: string[] = [];
  const body = format.split(PART).map((part) => {
    if (part === '{{' || part === '}}') return escaped(part.slice(1));
    if (!/^\{.*\}$/.test(part)) return escaped(part);
    const [, name] = NAME.exec(part) ?? [];
    if (name === undefined) return '(?:.+?)';
    const known = names.indexOf(name);
    if (known !== -1) return `\\${known + 1}(?!\\d)`;
    names.push(name);
    return '(.+?)';
  });
  const pattern = new RegExp(`^${body.join('')}$`, 'is');
  const read = (path: string): Variables | undefined => {
    const match = pattern.exec(path);
    if (!match) return undefined;
    const variables: Variables = new Map();
    names.forEach((name, i) => put(variables, name, match[i + 1] ?? ''));
    return variables;
  };
  return {names, read};
}
