/** Pages of the ingestion sources, generated from reference/sources/. */
import {type Source, sourcePath, SOURCES_FOLDER} from '..';
import {guideFile} from '../guide';
import {blocks} from '../../page-kit/markdown';
import type {GeneratedPage, PageLinks} from '../../page-kit/page';
import type {Version} from '../../releases/version';
import {access} from './access';
import {fieldNames} from './anchors';
import {capabilities} from './capabilities';
import {howItWorks} from './concepts';
import {glance} from './glance';
import {guideText, sharedSection} from './guide';
import {head} from './head';
import {limitations, prerequisites, troubleshooting} from './help';
import {configSections, moduleSections} from './modules';
import {related} from './related';
import {start} from './start';
import {type PageContext, viewOf} from './view';

/** The page of one source: what it is, how to set it up, and then everything to look up. */
export function sourcePage(source: Source, context: PageContext): GeneratedPage {
  const view = viewOf(source, context);
  const rest = blocks(
    guideText(view, 'lead'),
    glance(view),
    prerequisites(view),
    access(view),
    moduleSections(view),
    sharedSection(view, '## Run it {#run}', 'Run it'),
    capabilities(view),
    sharedSection(view, '## Scenarios {#scenarios}', 'Scenarios'),
    howItWorks(view),
    configSections(view),
    limitations(view),
    troubleshooting(view),
    related(view),
  );
  const body = blocks(view.text(source.summary), start(view, rest), rest);
  return {
    path: view.path,
    // Most edits to a page change its prose.
    source:
      source.guide === undefined ? `${SOURCES_FOLDER}/${source.slug}.yaml` : guideFile(source.slug),
    content: `${head(source)}\n${body}\n`,
    names: source.modules.flatMap(fieldNames),
  };
}

/** Where the pages of the sources are in the docs tree. */
export function sourcePaths(sources: readonly Source[]): string[] {
  return sources.map(({slug}) => sourcePath(slug));
}

/**
 * Generates the pages of all sources of one version.
 *
 * @param sources the sources of that version, as returned by `sourcesAt`
 */
export function sourcePages(
  sources: readonly Source[],
  links: PageLinks,
  version: Version,
): GeneratedPage[] {
  return sources.map((source) => sourcePage(source, {links, sources, version}));
}
