/** Checks each code block of a page as its language asks for. */
import type {Reference} from '../../../plugins/reference';
import {loadComponents} from '../../../plugins/recipe-parts';
import {Problems} from '../../../plugins/facts/problems';
import type {DocsPage} from '../page';
import type {Finding} from '../rule';
import {type CodeCheck, codeBlocks} from './block';
import {graphql} from './graphql';
import {json} from './json';
import {python} from './python';
import {pythonInspector} from './python-inspector';
import {loadPythonModules} from './python-modules';
import {recipeCheck} from './recipe';
import {schemasFor} from './schemas';
import {shell} from './shell';
import {yaml} from './yaml';

/** Languages that no parser is at hand for. */
const UNCHECKED = [
  ...['cypher', 'diff', 'dockerfile', 'groovy', 'gradle', 'hcl', 'http', 'ini', 'java'],
  ...['javascript', 'kotlin', 'lookml', 'markdown', 'nginx', 'powershell', 'promql', 'properties'],
  ...['protobuf', 'scala', 'sql', 'text', 'toml', 'typescript', 'xml'],
];

/** Checks of all blocks, by the language after the fence. */
export type CodeChecks = ReadonlyMap<string, CodeCheck>;

/**
 * @param root absolute path of the project
 * @param versions the facts of Next, and of the other versions that code must be right in
 * @throws ReferenceDataError if the facts about recipes or Python modules are wrong
 */
export async function codeChecks(
  root: string,
  versions: readonly Reference[],
): Promise<CodeChecks> {
  const problems = new Problems();
  const modules = loadPythonModules(root, problems);
  const parts = {
    sources: versions[0]?.sources ?? [],
    sinks: loadComponents(root, 'sinks', problems),
    transformers: loadComponents(root, 'transformers', problems),
  };
  problems.throwIfAny();
  const schemas = schemasFor(root, versions);
  const commands = shell(schemas);
  return new Map([
    ['bash', commands],
    ['sh', commands],
    ['json', json],
    ['yaml', yaml(recipeCheck(parts))],
    ['graphql', graphql(schemas)],
    ['python', python(await pythonInspector(), modules, schemas)],
  ]);
}

/** Checks the blocks of a page, one after the other. */
export async function checkCode(page: DocsPage, checks: CodeChecks): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const block of codeBlocks(page)) {
    const {language, line} = block;
    const check = checks.get(language);
    if (check) {
      const found = await check(block);
      findings.push(
        ...found.map((finding) => ({...finding, line: line + (finding.line ?? 1) - 1})),
      );
    } else if (!UNCHECKED.includes(language)) {
      const found = language === '' ? 'a code block without a language' : language;
      const known = [...checks.keys(), ...UNCHECKED].join(', ');
      findings.push({line: line - 1, found, expected: `a language after the fence: ${known}`});
    }
  }
  return findings;
}
