/** Decides which scenes and clips a run plays. */
import {ContributorError} from '../../plugins/common/contributor-error';
import {ROOT} from '../../plugins/common/root';
import {readClips} from '../../plugins/pictures/manifest';
import {loadVersion} from '../../plugins/releases/load';
import {NEXT} from '../../plugins/releases/model';
import type {Clip} from './clip';
import {loadClips} from './clips';
import type {Scene} from './scene';
import {loadScenes} from './scenes';
import {shownPictures} from './shown';

/** What to play, by the name of its picture or clip. */
export type Task<Play = Scene> = {name: string; play: Play; page: string};

/** Prefix of clip names on the command line. */
const CLIPS = 'clips/';

/**
 * @param wanted names of scenes or clips, such as `tags/create` or `clips/tags/assign`, or of files of them, or `clips`;
 *   without any, all clips and the scenes whose pictures a page shows
 * @throws ContributorError if no scene has such a name, or a page's passages are wrong
 */
export async function tasksOf(
  version: string,
  wanted: readonly string[],
): Promise<{pictures: Task[]; clips: Task<Clip>[]}> {
  const pictures = (await loadScenes(version)).flatMap(({name, page, scenes}) =>
    Object.entries(scenes).map(([key, play]) => ({name: `${name}/${key}`, play, page})),
  );
  const clips = (await loadClips(version)).flatMap(({name, page, clips}) =>
    Object.entries(clips).map(([key, play]) => ({name: `${name}/${key}`, play, page})),
  );
  if (wanted.length === 0) {
    // The first clips of a release must be requested by name.
    const hasClips = version === NEXT || readClips(ROOT, version) !== undefined;
    const shown = shownPictures(ROOT, loadVersion(ROOT, version));
    const unseen = pictures.filter(({name}) => !shown.has(name));
    for (const {name} of unseen)
      console.log(`${version} ${name}: skipped, because no page shows it`);
    return {
      pictures: pictures.filter(({name}) => shown.has(name)),
      clips: hasClips ? clips : [],
    };
  }
  const isWanted = (name: string) =>
    wanted.some((one) => name === one || name.startsWith(`${one}/`));
  const found = {
    pictures: pictures.filter(({name}) => isWanted(name)),
    clips: clips.filter(({name}) => isWanted(CLIPS + name)),
  };
  if (found.pictures.length + found.clips.length > 0) return found;
  const known = [...pictures.map(({name}) => name), ...clips.map(({name}) => CLIPS + name)];
  throw new ContributorError(
    `Found no scene "${wanted.join(' ')}", expected one of: ${known.join(', ')}`,
  );
}
