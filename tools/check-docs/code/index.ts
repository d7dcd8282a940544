/** Checks each code block of a page according to its language. */
import {lazy} from '../../../plugins/common/lazy';
import type {Reference} from '../../../plugins/reference';
import {loadComponents} from '../../../plugins/recipe-parts';
import {loadRecipeRules, recipeKeys} from '../../../plugins/recipe-schema/rules';
import {Problems} from '../../../plugins/facts/problems';
import type {DocsPage} from '../page';
import type {Finding} from '../rule';
import {aspectValues} from './aspect-values';
import {type CodeBlock, type CodeCheck, codeBlocks} from './block';
import {graphql} from './graphql';
import {json} from './json';
import {python} from './python';
import {pythonInspector} from './python-inspector';
import {loadPythonModules} from './python-modules';
import {recipeCheck} from './recipe';
import {checkResponses} from './responses';
import {schemasFor} from './schemas';
import {shell} from './shell';
import {sql} from './sql';
import {yaml} from './yaml';

/** Languages that we have no parser for. */
const UNCHECKED = [
  ...['cypher', 'diff', 'dockerfile', 'groovy', 'gradle', 'hcl', 'http', 'ini', 'java'],
  ...['javascript', 'kotlin', 'lookml', 'markdown', 'nginx', 'powershell', 'promql', 'properties'],
  ...['protobuf', 'scala', 'text', 'toml', 'typescript', 'xml'],
];

/** Checks of single blocks, by the language after the fence, and of responses below operations. */
export type CodeChecks = {
  languages: ReadonlyMap<string, CodeCheck>;
  responses: (page: DocsPage) => Finding[];
};

/** Loads facts of one kind. @throws ReferenceDataError if they are wrong */
function loaded<T>(load: (problems: Problems) => T): T {
  const problems = new Problems();
  const facts = load(problems);
  problems.throwIfAny();
  return facts;
}

/**
 * Prepares the checks. The first block that needs facts loads them.
 *
 * @param root absolute path of the project
 * @param versions loads the facts of Next, and of the other versions that code must be valid in
 */
export function codeChecks(
  root: string,
  versions: () => readonly Reference[],
): {checks: CodeChecks; save: () => void} {
  const parts = () =>
    loaded((problems) => ({
      sources: versions()[0]?.sources ?? [],
      sinks: loadComponents(root, 'sinks', problems),
      transformers: loadComponents(root, 'transformers', problems),
      keys: recipeKeys(loadRecipeRules(root, problems)),
    }));
  const modules = lazy(() => loaded((problems) => loadPythonModules(root, problems)));
  const schemas = schemasFor(root, versions);
  const shellSyntax = shell(schemas);
  const aspects = aspectValues(versions);
  const commands: CodeCheck = (block) => [...shellSyntax(block), ...aspects(block)];
  const {inspect, save} = pythonInspector();
  const languages = new Map([
    ['bash', commands],
    ['sh', commands],
    ['json', (block: CodeBlock) => [...json(block), ...aspects(block)]],
    ['sql', sql],
    ['yaml', yaml(recipeCheck(parts))],
    ['graphql', graphql(schemas)],
    ['python', python(inspect, modules, schemas)],
  ]);
  return {checks: {languages, responses: (page) => checkResponses(page, schemas)}, save};
}

/** Checks the blocks of a page, one after the other. */
export async function checkCode(
  page: DocsPage,
  {languages, responses}: CodeChecks,
): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const block of codeBlocks(page)) {
    const {language, line} = block;
    const check = languages.get(language);
    if (check) {
      const found = await check(block);
      findings.push(
        ...found.map((finding) => ({...finding, line: line + (finding.line ?? 1) - 1})),
      );
    } else if (!UNCHECKED.includes(language)) {
      const found = language === '' ? 'a code block without a language' : language;
      const known = [...languages.keys(), ...UNCHECKED].join(', ');
      findings.push({line: line - 1, found, expected: `a language after the fence: ${known}`});
    }
  }
  // Faults in the operation itself are reported only once.
  return findings.length > 0 ? findings : responses(page);
}
