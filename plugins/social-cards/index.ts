/** Draws the pictures that social networks show beside a shared link, one for each section of the site. */
import fs from 'node:fs/promises';
import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {cardPath} from '../../src/features/seo/model/sections';
import {pictureFiles} from '../pictures/manifest';
import {NEXT} from '../releases/model';
import {type Card, cardsOf} from './cards';
import {Words} from './outlines';
import {renderCached} from './render';
import {drawCard, INSET} from './template';

/** The large file of the product picture on a card. */
async function pictureOf(root: string, {scene}: Card) {
  if (scene === undefined) return undefined;
  const file = path.join(root, pictureFiles(NEXT, scene).at(-1) ?? '');
  return {file: await fs.readFile(file), inset: INSET};
}

export default function socialCards({siteDir, siteConfig}: LoadContext): Plugin {
  const cache = path.join(siteDir, 'node_modules/.cache/social-cards');
  let cards: Card[] = [];
  return {
    name: 'social-cards',
    async allContentLoaded({allContent}) {
      const docs = allContent['docusaurus-plugin-content-docs']?.['default'] as LoadedContent;
      cards = cardsOf(docs, siteConfig.tagline);
    },
    async postBuild({outDir}) {
      const fonts = {title: new Words(800), text: new Words(500)};
      await Promise.all(
        cards.map(async (card) => {
          const file = path.join(outDir, cardPath(card.section));
          await fs.mkdir(path.dirname(file), {recursive: true});
          const picture = await pictureOf(siteDir, card);
          await fs.writeFile(file, await renderCached(drawCard(card, fonts), cache, picture));
        }),
      );
    },
  };
}
