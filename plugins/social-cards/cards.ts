/** Lists the cards: one for each section of the site, heading of the docs' sidebar, and release. */
import type {LoadedContent, LoadedVersion} from '@docusaurus/plugin-content-docs';
import {docsSection, releaseSection, SECTIONS} from '../../src/features/seo/model/sections';
import {type Item, partsOf} from '../../src/features/sidebar/model';

export type Card = {
  section: string;
  title: string;
  line: string;
  /** The picture of the product beside the words; without one, the card shows part of a lineage graph. */
  scene?: string;
};

/** Pictures of the product by section. */
export const CARD_SCENES: Readonly<Record<string, string>> = {
  home: 'home/summary',
  documentation: 'home/table',
  'integrations-catalog': 'ui-ingestion/form',
};

/** The part of the loaded docs that the cards need. */
export type Docs = {
  loadedVersions: readonly Pick<LoadedVersion, 'isLast' | 'label' | 'versionName' | 'sidebars'>[];
};

function headings(sidebars: LoadedContent['loadedVersions'][number]['sidebars']): string[] {
  const items = Object.values(sidebars).flat() as readonly Item[];
  return [...new Set(partsOf(items).map(({label}) => label))];
}

function cardsOfVersion({
  isLast,
  label,
  versionName,
  sidebars,
}: Docs['loadedVersions'][number]): Card[] {
  if (!isLast) {
    return [
      {section: releaseSection(versionName), title: `Release ${label}`, line: 'Documentation'},
    ];
  }
  return headings(sidebars).map((title) => ({
    section: docsSection(title),
    title,
    line: 'Documentation',
  }));
}

/** @param tagline title of the home page's card */
export function cardsOf(docs: Docs, tagline: string): Card[] {
  const fixed = Object.entries(SECTIONS).map(([section, {title, line}]) => ({
    section,
    title: title ?? tagline,
    line,
    ...(CARD_SCENES[section] === undefined ? {} : {scene: CARD_SCENES[section]}),
  }));
  return [...fixed, ...docs.loadedVersions.flatMap(cardsOfVersion)];
}
