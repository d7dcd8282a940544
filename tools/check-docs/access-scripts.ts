/** Checks the SQL with which a source file grants and verifies access. */
import {Problems, type Problem} from '../../plugins/facts/problems';
import {reporter} from '../../plugins/facts/report';
import {readYaml} from '../../plugins/facts/yaml-file';
import {sqlFindings} from './code/sql';

type Script = {language?: unknown; code?: unknown};

/** Returns the scripts of a file. Other faults in it are reported by its schema. */
function scriptsOf(data: unknown): {keys: (string | number)[]; script: Script}[] {
  const {scripts, verify} = (data as {access?: Record<string, unknown>} | null)?.access ?? {};
  const list = Array.isArray(scripts) ? (scripts as Script[]) : [];
  return [
    ...list.map((script, i) => ({keys: ['access', 'scripts', i, 'code'], script})),
    ...(verify ? [{keys: ['access', 'verify', 'code'], script: verify as Script}] : []),
  ];
}

/**
 * @param root absolute path of the project
 * @param file a source file, relative to the root
 * @returns problems of its scripts; each is at the script's key and names the line of the script
 */
export async function accessScriptProblems(root: string, file: string): Promise<Problem[]> {
  const yaml = readYaml(root, file, new Problems());
  if (!yaml) return [];
  const problems = new Problems();
  for (const {keys, script} of scriptsOf(yaml.data)) {
    if (script.language !== 'sql' || typeof script.code !== 'string') continue;
    for (const {found, expected, line = 1} of await sqlFindings(script.code, file)) {
      reporter(yaml, problems)(keys, {
        found,
        expected: `${expected}, on line ${line} of the script`,
      });
    }
  }
  return problems.list;
}
