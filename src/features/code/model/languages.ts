/** Names of languages, for the strip above a code block. */

/** Languages that aren't written as the fence does; plain text needs no name. */
const NAMES: Readonly<Record<string, string>> = {
  bash: 'Shell',
  graphql: 'GraphQL',
  javascript: 'JavaScript',
  lookml: 'LookML',
  powershell: 'PowerShell',
  promql: 'PromQL',
  sh: 'Shell',
  text: '',
  typescript: 'TypeScript',
};

/** Names that are abbreviations. */
const CAPITALS = /^(?:hcl|http|ini|json|sql|toml|xml|yaml)$/;

/**
 * @param language after the fence, in lower case
 * @returns its name as readers know it; empty for plain text
 */
export function languageName(language: string): string {
  if (CAPITALS.test(language)) return language.toUpperCase();
  return NAMES[language] ?? language.charAt(0).toUpperCase() + language.slice(1);
}
