/** Checks a recipe with the JSON Schema of recipes. */
import {z} from 'zod';
import {recipeFaults} from '../recipe/checks';
import {lineOf} from '../../../src/features/recipe-tool/model/place';
import {withoutValue} from '../recipe/redact';
import {secretFields} from '../recipe/secret-fields';
import {writtenSecrets} from '../../../src/features/recipe-tool/model/secrets';
import {shorten} from '../../../src/features/recipe-tool/model/shorten';
import {readYaml, valuesOf} from '../../../src/features/recipe-tool/model/yaml-text';
import type {Site} from '../site';
import type {Version} from '../site/version';
import {joinBlocks} from '../text';
import {tool, version} from '../tool';

/** Faults of a response; a recipe with more is broken at an outer key. */
const SHOWN = 50;

const fault = z.object({
  line: z.number().describe('Line of the recipe, from 1.'),
  key: z.string().describe('Path of the key, such as source.config.account_id.'),
  message: z.string(),
});

type Fault = z.infer<typeof fault>;

type Result = {faults: Fault[]; advice: Fault[]};

function pluginOf(recipe: unknown): string {
  const {source} = (recipe ?? {}) as {source?: {type?: unknown} | null};
  return typeof source?.type === 'string' ? source.type : '';
}

async function check(site: Site, chosen: Version, text: string): Promise<Result> {
  const yaml = readYaml(text);
  const asFault = ({line, message}: {line: number; message: string}) => ({line, key: '', message});
  if (yaml.problems.length > 0) return {faults: yaml.problems.map(asFault), advice: []};
  const read = valuesOf(yaml);
  if ('problem' in read) return {faults: [asFault(read.problem)], advice: []};
  const recipe = shorten(read.values);
  const at = (key: string) => lineOf(yaml.document, yaml.lines, key);
  const faults = recipeFaults(await site.recipeSchema(chosen), recipe)
    .map(withoutValue)
    .map(({path, message}) => ({line: at(path), key: path, message}));
  const secrets = secretFields(await site.records(chosen, 'sources'), pluginOf(recipe));
  const advice = writtenSecrets(recipe, secrets).map((key) => ({
    ...{line: at(key), key},
    message: 'don’t write a secret into a recipe; use a variable such as ${NAME}',
  }));
  return {faults: faults.sort((a, b) => a.line - b.line), advice};
}

const line = ({line: number, key, message}: Fault): string =>
  `- Line ${number}${key === '' ? '' : `, \`${key}\``}: ${message}`;

export const checkRecipe = tool({
  name: 'check_recipe',
  title: 'Check a recipe',
  about:
    'Checks a recipe for metadata ingestion: unknown or missing keys, wrong types and values, with the line and a suggestion. Call it on every recipe before you show it to the user. Use variables such as ${NAME} instead of secrets; apart from names of plugins, values are never returned, and none are stored.',
  input: z.object({
    recipe: z.string().max(32_000).describe('The recipe as YAML.'),
    version,
  }),
  output: z.object({
    version: z.string(),
    valid: z.boolean(),
    faults: z.array(fault),
    advice: z.array(fault).describe('What works, but should be different.'),
  }),
  async run(site, {recipe, version: name}) {
    const chosen = await site.version(name);
    const {faults, advice} = await check(site, chosen, recipe);
    const valid = faults.length === 0;
    const shown = faults.slice(0, SHOWN);
    return {
      text: joinBlocks(
        valid
          ? `The recipe is valid for ${chosen.label}. Whether the systems accept the connection can't be checked here.`
          : `The recipe isn't valid for ${chosen.label}. ${faults.length === 1 ? 'One error' : `${faults.length} errors`}:`,
        shown.map(line).join('\n'),
        faults.length > SHOWN && `And ${faults.length - SHOWN} more; fix the first ones.`,
        advice.length > 0 && ['Advice:', ...advice.slice(0, SHOWN).map(line)].join('\n'),
      ),
      data: {version: chosen.name, valid, faults: shown, advice: advice.slice(0, SHOWN)},
    };
  },
});
