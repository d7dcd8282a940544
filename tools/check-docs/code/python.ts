/** Checks that Python compiles, imports only what exists in the platform's packages, and sends valid GraphQL. */
import type {Finding} from '../rule';
import type {CodeCheck} from './block';
import {checkDocument, looksLikeOperation} from './graphql';
import type {PythonInspector} from './python-inspector';
import {MODULES_FILE, type PythonModules} from './python-modules';
import type {schemasFor} from './schemas';

type Import = {line: number; module: string; names: string[]};

function checkImport({line, module, names}: Import, {packages, modules}: PythonModules): Finding[] {
  if (!packages.includes(module.split('.', 1)[0] ?? '')) return [];
  const known = modules[module];
  const advice = `in ${MODULES_FILE}; if the platform's code has it, add it there`;
  if (!known) return [{line, found: module, expected: `a module ${advice}`}];
  return names
    .filter((name) => !known.includes(name) && !(`${module}.${name}` in modules))
    .map((name) => ({line, found: `${name} from ${module}`, expected: `a name ${advice}`}));
}

export function python(
  inspect: PythonInspector['inspect'],
  modules: () => PythonModules,
  schemas: ReturnType<typeof schemasFor>,
): CodeCheck {
  return async (block) => {
    const facts = await inspect(block.text);
    if (facts.error) {
      const {line, message} = facts.error;
      return [{line, found: message, expected: 'Python that compiles'}];
    }
    const documents = facts.strings.filter(({text}) => looksLikeOperation(text));
    return [
      ...facts.imports.flatMap((one) => checkImport(one, modules())),
      ...documents.flatMap(({line, text}) =>
        checkDocument(text, block, schemas).map((finding) => ({
          ...finding,
          line: line + (finding.line ?? 1) - 1,
        })),
      ),
    ];
  };
}
