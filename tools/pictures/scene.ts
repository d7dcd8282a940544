/** A scene: what to do on the screen, and which part of it to show. */
import type {Screen} from './screen';

/** Plays on an empty screen, signed in as Dev Patel, the admin of the example company. */
export type Scene = (screen: Screen) => Promise<void>;

/** Scenes of a page; a picture is named after the file and the scene, such as `tags/create`. */
export type PageScenes = {
  /** The page whose steps the scenes perform, relative to the root. */
  page: string;
  scenes: Readonly<Record<string, Scene>>;
};

/** @param page whose steps are performed, such as `docs/tags.md`  @param scenes by their names, in the order of the page */
export function scenesOf(page: string, scenes: PageScenes['scenes']): PageScenes {
  return {page, scenes};
}
