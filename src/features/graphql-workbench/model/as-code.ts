/** A request as a program that sends it to the reader's own server. */

/** Languages, with the name of each tab. */
export const LANGUAGES = {curl: 'cURL', python: 'Python', typescript: 'TypeScript'} as const;
export type Language = keyof typeof LANGUAGES;

type Request = {
  query: string;
  /** JSON, or empty. */
  variables: string;
};

const hasVariables = ({variables}: Request) => !['', '{}'].includes(variables.trim());

/** A here-document keeps quotes and line breaks; its end must not occur as a line of the text. */
function heredoc(text: string): {start: string; end: string} {
  let end = 'EOF';
  while (text.split('\n').includes(end)) end += '_';
  return {start: `<<'${end}'`, end};
}

function curl(request: Request): string {
  const body = JSON.stringify(
    {
      query: request.query,
      ...(hasVariables(request) && {variables: JSON.parse(request.variables) as unknown}),
    },
    null,
    2,
  );
  const {start, end} = heredoc(body);
  return `curl "$DATAHUB_GMS_URL/api/graphql" \\
  -H "Authorization: Bearer $DATAHUB_GMS_TOKEN" \\
  -H "Content-Type: application/json" \\
  --data-binary @- ${start}
${body}
${end}`;
}

/** JSON as a literal of Python, whose constants have other names. */
function pythonValue(value: unknown, indent = ''): string {
  const inner = `${indent}    `;
  if (value === null) return 'None';
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  if (Array.isArray(value)) {
    if (value.length === 0) return '[]';
    return `[\n${value.map((one) => `${inner}${pythonValue(one, inner)},\n`).join('')}${indent}]`;
  }
  if (typeof value !== 'object') return JSON.stringify(value);
  const entries = Object.entries(value);
  if (entries.length === 0) return '{}';
  const lines = entries.map(
    ([key, one]) => `${inner}${JSON.stringify(key)}: ${pythonValue(one, inner)},\n`,
  );
  return `{\n${lines.join('')}${indent}}`;
}

/** A text of several lines in Python; quotes and backslashes in it are escaped. */
const pythonText = (text: string) =>
  `"""\n${text.replaceAll('\\', '\\\\').replaceAll('"""', '\\"\\"\\"')}\n"""`;

function python(request: Request): string {
  const variables = hasVariables(request)
    ? `variables = ${pythonValue(JSON.parse(request.variables))}\n`
    : '';
  const passed = variables === '' ? '' : ', variables=variables';
  return `from datahub.ingestion.graph.client import get_default_graph

query = ${pythonText(request.query)}
${variables}
# Reads DATAHUB_GMS_URL and DATAHUB_GMS_TOKEN, or the file ~/.datahubenv.
graph = get_default_graph()
print(graph.execute_graphql(query${passed}))`;
}

const typescriptText = (text: string) =>
  `\`\n${text.replace(/[\\`]|\$\{/g, (found) => `\\${found}`)}\n\``;

function typescript(request: Request): string {
  const variables = hasVariables(request) ? `const variables = ${request.variables.trim()};\n` : '';
  const body = variables === '' ? '{query}' : '{query, variables}';
  return `const query = ${typescriptText(request.query)};
${variables}
const response = await fetch(\`\${process.env.DATAHUB_GMS_URL}/api/graphql\`, {
  method: 'POST',
  headers: {
    Authorization: \`Bearer \${process.env.DATAHUB_GMS_TOKEN}\`,
    'Content-Type': 'application/json',
  },
  body: JSON.stringify(${body}),
});
const {data, errors} = await response.json();
if (errors) throw new Error(JSON.stringify(errors));
console.log(data);`;
}

const WRITERS: Readonly<Record<Language, (request: Request) => string>> = {
  curl,
  python,
  typescript,
};

/**
 * @param request its variables must be valid JSON
 * @returns code that reads the address and token of the server from the environment
 */
export function asCode(language: Language, request: Request): string {
  return WRITERS[language](request);
}
