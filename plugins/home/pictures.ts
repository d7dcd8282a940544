/** The pictures of the product on the home page. */
import type {HomeData} from '../../src/features/home/model';
import {ContributorError} from '../common/contributor-error';
import {shownPicture} from '../markdown/product-picture/shown.mjs';
import {shotFault} from '../pictures/faults';
import {readManifest} from '../pictures/manifest';
import {NEXT} from '../releases/model';

/** Scenes of the pictures. */
export const HOME_SCENES = {table: 'home/table', summary: 'home/summary'} as const;

/**
 * @param root absolute path of the project
 * @throws ContributorError if one of them is missing
 */
export function homePictures(root: string): HomeData['pictures'] {
  const pictures = readManifest(root, NEXT);
  const shown = (scene: string) => {
    const facts = pictures?.get(scene);
    const fault = shotFault(root, NEXT, {kind: 'picture', scene});
    if (facts && fault === undefined) return shownPicture(NEXT, scene, facts);
    throw new ContributorError(
      `The home page shows the picture ${scene}: it is missing, expected ${fault}.`,
    );
  };
  return {table: shown(HOME_SCENES.table), summary: shown(HOME_SCENES.summary)};
}
