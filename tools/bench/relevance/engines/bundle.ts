/** Bundles a module and everything it imports into one script, as a site's build would. */
import {build, type Plugin} from 'esbuild';
import {ROOT} from '../../../../plugins/common/root';

/** What to bundle. */
type Bundle = {
  /** Name of a package, or absolute path of a module. */
  entry: string;
  /** `iife` for a classic script, such as a worker's. */
  format?: 'esm' | 'iife';
  /** Absolute paths of files to use instead of modules that exist only in a Docusaurus build, by module name. */
  generated?: Readonly<Record<string, string>>;
};

const generatedModules = (files: Readonly<Record<string, string>>): Plugin => ({
  name: 'generated',
  setup({onResolve}) {
    onResolve({filter: /^@generated\//}, ({path}) => ({path: files[path]}));
  },
});

/**
 * Bundles and minifies for browsers in production.
 *
 * @returns the code
 * @throws Error if a module can't be found
 */
export async function bundle({entry, format = 'esm', generated = {}}: Bundle): Promise<string> {
  const {outputFiles} = await build({
    entryPoints: [entry],
    absWorkingDir: ROOT,
    bundle: true,
    minify: true,
    format,
    write: false,
    platform: 'browser',
    define: {'process.env.NODE_ENV': '"production"'},
    plugins: [generatedModules(generated)],
    logLevel: 'silent',
  });
  return outputFiles.map(({text}) => text).join('\n');
}
