/** Looks into Python code with the real compiler: CPython in WebAssembly, so that no Python need be installed. */
import {loadPyodide} from 'pyodide';

/** What a piece of code holds; lines count from 1. */
export type PythonFacts =
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

/** Starts the interpreter, which takes a second or two. */
export async function pythonInspector(): Promise<(code: string) => PythonFacts> {
  const python = await loadPyodide();
  const inspect = python.runPython(INSPECT) as (code: string) => string;
  return (code) => JSON.parse(inspect(code)) as PythonFacts;
}
