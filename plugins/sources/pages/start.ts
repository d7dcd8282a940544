/** The strip below the summary: where to start, depending on how a reader wants to ingest. */
import {blocks, code} from '../../page-kit/markdown';
import {suffixOf, type View} from './view';
import {listing} from './words';

/** The step-by-step guide for the UI, if the source has one. */
function guide(view: View): string | false {
  const folder = `quick-ingestion-guides/${view.source.slug}`;
  if (!view.has(`${folder}/overview`)) return false;
  const pages = [
    view.link(`${folder}/setup`, 'setup'),
    view.link(`${folder}/configuration`, 'configuration'),
  ];
  const overview = view.link(`${folder}/overview`, 'quickstart guide');
  return `**In the UI:** follow the ${overview}, step by step: ${pages.join(', then ')}`;
}

/** How each module is set up: one after the other for the only one, a choice between several. */
function modules(view: View): string[] {
  const [only, ...others] = view.source.modules;
  if (only && others.length === 0) {
    return ['[install the plugin](#install)', '[copy the recipe](#recipe)'];
  }
  const links = view.modules.map(
    (module) => `[${code(module.plugin)}](#module${suffixOf(view, module)})`,
  );
  return [`set up ${listing(links, 'or')}`];
}

/**
 * @param rest of the page, to link only to sections that it has
 * @returns links to the sections and pages for each way to work
 */
export function start(view: View, rest: string): string {
  const present = (links: readonly (readonly [id: string, label: string])[]) =>
    links.filter(([id]) => rest.includes(`{#${id}}`)).map(([id, label]) => `[${label}](#${id})`);
  const steps = [
    ...present([
      ['prerequisites', 'check the prerequisites'],
      ['access', 'grant access'],
    ]),
    ...modules(view),
    ...present([['run', 'run it']]),
  ];
  const topics = present([
    ['capabilities', 'capabilities'],
    ['scenarios', 'scenarios'],
    ...view.modules.map((module) => {
      const suffix = suffixOf(view, module);
      const name = suffix === '' ? '' : ` of ${code(module.plugin)}`;
      return [`config${suffix}`, `configuration${name}`] as const;
    }),
    ['limitations', 'limitations'],
    ['troubleshooting', 'troubleshooting'],
  ]);
  const rows = [
    guide(view),
    `**With a recipe:** ${listing(steps)}`,
    `**To look up:** ${listing(topics)}`,
  ];
  const items = rows.filter((row) => row !== false).map((row) => `- ${row}`);
  return blocks('<nav class="ref-start" aria-label="Start here">', items.join('\n'), '</nav>');
}
