/** The page that lists what changed, release by release. */
import {filterList, staticBlock} from '../../page-kit/elements';
import {blocks, frontMatter} from '../../page-kit/markdown';
import type {GeneratedPage, PageLinks} from '../../page-kit/page';
import {NEXT} from '../../releases/model';
import type {Version} from '../../releases/version';
import {type Area, AREAS, type Change, type Changes} from '../model';
import {WHATS_NEW} from '../paths';
import {areaToken, rowsOf} from './rows';

type Release = Changes['releases'][number];

/** The page that describes how to upgrade. */
const UPGRADE_PAGE = 'how/updating-datahub';

const DAY = new Intl.DateTimeFormat('en-US', {dateStyle: 'long', timeZone: 'UTC'});

/** The id of a release, and with an area, that of its list. */
export function releaseAnchor(release: string, area?: Area): string {
  const id = release === NEXT ? NEXT : `v${release.replaceAll('.', '-')}`;
  return area === undefined ? id : `${id}-${area}`;
}

function areasOf(changes: readonly Change[]): Area[] {
  const found = new Set(changes.map(({area}) => area));
  return (Object.keys(AREAS) as Area[]).filter((area) => found.has(area));
}

const titleOf = ({name, after}: Release): string =>
  name === NEXT ? `After ${after} (Next)` : name;

function releaseIntro(release: Release, changes: readonly Change[], links: PageLinks): string {
  const note = changes.find(({area}) => area === 'upgrade');
  const anchor = note?.anchor === undefined ? '' : `#${note.anchor}`;
  const upgrade = links.to(WHATS_NEW, UPGRADE_PAGE + anchor, 'upgrade notes');
  const when =
    release.date === undefined
      ? 'Not released yet.'
      : `Released on ${DAY.format(new Date(release.date))}.`;
  return `${when} Before you upgrade, read the ${upgrade}.`;
}

function releaseSection(release: Release, changes: readonly Change[], links: PageLinks): string {
  const lists = areasOf(changes).map((area) => {
    const rows = rowsOf(
      changes.filter((change) => change.area === area),
      (page) => links.has(page),
    );
    const head = area === 'upgrade' ? ['Kind', 'What to know'] : ['What', 'Change'];
    const titles = head.map((title) => `<th>${title}</th>`).join('');
    const table =
      `<table class="ref-changes"><thead><tr>${titles}</tr></thead>\n` +
      `<tbody>${rows.join('\n')}</tbody></table>`;
    return blocks(`### ${AREAS[area]} {#${releaseAnchor(release.name, area)}}`, staticBlock(table));
  });
  return blocks(
    `## ${titleOf(release)} {#${releaseAnchor(release.name)}}`,
    releaseIntro(release, changes, links),
    changes.length === 0 && 'Nothing has changed yet.',
    ...lists,
  );
}

function intro({since, changes}: Changes, links: PageLinks, version: Version): string {
  const only = areasOf(changes)
    .map((area) => `[${AREAS[area]}](?filter=${areaToken(area)})`)
    .join(', ');
  const feeds =
    version.name === NEXT &&
    'To follow releases, subscribe to the [Atom feed](pathname:///docs/whats-new/feed.xml) or the [JSON feed](pathname:///docs/whats-new/feed.json), ' +
      'which also includes unreleased changes. Programs can read all changes in [changes.json](pathname:///reference/next/changes.json), ' +
      'whose shape is described by a [JSON Schema](pathname:///reference/schemas/changes.schema.json).';
  // Sites without the page on upgrades don't have the tool either.
  const path =
    links.has(UPGRADE_PAGE) &&
    'To plan an upgrade, open the [upgrade path](/tools/upgrade): it selects what applies to your releases, sources, and installation.';
  return blocks(
    `Read this page before you upgrade from ${since}, or to see what your version lacks. It lists what each later release added, changed, deprecated, and removed: ` +
      'configuration fields, the GraphQL API, the metamodel, environment variables, and more. It also lists the pages and sections of this documentation that differ.',
    'The build compares the facts and pages of each release with those of the one before, so the lists are complete as far as this documentation goes. Wording corrections are left out.',
    path,
    feeds,
    `To see only one area, choose it here, and add words in the filter: ${only}.`,
  );
}

/**
 * @param changes up to the version of the page
 * @param links to pages of that version
 * @returns the page, which works without JavaScript; its filter needs it
 */
export function whatsNewPage(changes: Changes, links: PageLinks, version: Version): GeneratedPage {
  const sections = changes.releases.map((release) =>
    releaseSection(
      release,
      changes.changes.filter((change) => change.release === release.name),
      links,
    ),
  );
  const filter = {label: 'Filter changes', param: 'filter', items: 'tbody tr', noun: 'changes'};
  const front = frontMatter({
    title: "What's new",
    description: `What each release of DataHub after ${changes.since} added, changed, deprecated, and removed, by area, and which pages of the documentation differ.`,
    keywords: [
      ...['what changed', 'changes', 'changelog', 'new features', 'new fields', 'diff of versions'],
      ...['since my version', 'difference between versions', 'change feed', 'deprecations'],
    ],
    ...(version.name === NEXT && {feed: `/docs/${WHATS_NEW}/feed.xml`}),
  });
  return {
    path: WHATS_NEW,
    source: 'reference/releases.yaml',
    content: `${front}\n${blocks(intro(changes, links, version), filterList(filter, blocks(...sections)))}\n`,
    names: [],
  };
}
