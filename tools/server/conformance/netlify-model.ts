/** A model of how Netlify applies a netlify.toml, limited to the features that ours uses. */

/** A table in the file: its heading, and its string, number, and boolean values. */
type TomlTable = {heading: string; values: Record<string, unknown>};

/** Parses the subset of TOML that we write: headings, and keys with values that are also valid JSON. */
export function readToml(text: string): TomlTable[] {
  const tables: TomlTable[] = [];
  for (const line of text.split('\n').map((one) => one.trim())) {
    const [, heading] = /^(\[+[\w.]+\]+)$/.exec(line) ?? [];
    const [, key, value] = /^([\w-]+) = (.+)$/.exec(line) ?? [];
    if (heading) tables.push({heading, values: {}});
    else if (key && value) Object.assign(tables.at(-1)?.values ?? {}, {[key]: JSON.parse(value)});
    else if (line !== '' && !line.startsWith('#')) throw new Error(`Not understood: ${line}`);
  }
  return tables;
}

/** Returns the headers of a path: Netlify's own for caching, and those of each rule that covers the path. */
export function netlifyHeaders(tables: readonly TomlTable[], path: string): Record<string, string> {
  const found: Record<string, string> = {};
  tables.forEach(({heading, values}, index) => {
    if (heading !== '[[headers]]') return;
    const prefix = String(values['for']).replace(/\*$/, '');
    if (!path.startsWith(prefix)) return;
    for (const [name, value] of Object.entries(tables[index + 1]?.values ?? {})) {
      if (name in found) throw new Error(`Two rules set ${name} for ${path}.`);
      found[name] = String(value);
    }
  });
  return {'Cache-Control': 'public, max-age=0, must-revalidate', ...found};
}
