/** Inspects Python code with the real compiler: CPython in WebAssembly, so Python doesn't have to be installed. */
import {digest, diskCache, packageVersion} from '../../common/disk-cache';

/** What a piece of code contains; lines count from 1. */
type PythonFacts =
  | {error: {line: number; message: string}}
  | {
      error?: undefined;
      /** Names that are imported from a module; none for `import module`. */
      imports: {line: number; module: string; names: string[]}[];
      strings: {line: number; text: string}[];
    };

const INSPECT = `
import ast, json, warnings
warnings.simplefilter("ignore")

def inspect_code(source):
    try:
        compile(source, "block", "exec", dont_inherit=True)
        tree = ast.parse(source)
    except SyntaxError as error:
        return json.dumps({"error": {"line": error.lineno or 1, "message": error.msg}})
    imports, strings = [], []
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.level == 0:
            names = [alias.name for alias in node.names]
            imports.append({"line": node.lineno, "module": node.module, "names": names})
        elif isinstance(node, ast.Import):
            imports += [{"line": node.lineno, "module": a.name, "names": []} for a in node.names]
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            strings.append({"line": node.lineno, "text": node.value})
    return json.dumps({"imports": imports, "strings": strings})

inspect_code
`;

/** Inspects pieces of code; `save` stores the results for the next run. */
export type PythonInspector = {
  inspect: (code: string) => Promise<PythonFacts>;
  save: () => void;
};

async function interpreter(): Promise<(code: string) => string> {
  const {loadPyodide} = await import('pyodide');
  const python = await loadPyodide();
  return python.runPython(INSPECT) as (code: string) => string;
}

/** Starts the interpreter, which takes a few seconds, for the first code that no earlier run has seen. */
export function pythonInspector(): PythonInspector {
  const known = diskCache<PythonFacts>('python', digest(packageVersion('pyodide') + INSPECT));
  let starting: ReturnType<typeof interpreter> | undefined;
  return {
    async inspect(code) {
      const question = digest(code);
      const answer = known.get(question);
      if (answer) return answer;
      const inspect = await (starting ??= interpreter());
      const facts = JSON.parse(inspect(code)) as PythonFacts;
      known.set(question, facts);
      return facts;
    },
    save: known.save,
  };
}
