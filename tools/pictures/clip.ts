/** A clip: a flow on the screen, explained step by step. */
import type {Locator} from '@playwright/test';
import type {Screen} from './screen';

/** What a clip can do in addition to a scene. Every action is visible in the clip, with the pointer. */
export type ClipScreen = Omit<
  Screen,
  'open' | 'mark' | 'spot' | 'frame' | 'size' | 'stay' | 'stopClock'
> & {
  /** Opens a URL path of the platform. What `ready` does there, such as closing a panel, isn't in the clip. */
  open: (address: string, ready?: () => Promise<void>) => Promise<void>;
  /** Begins the next step. Its caption says what happens next, with labels of the page as `**Create Tag**`. */
  say: (text: string) => void;
  /** Clicks something that no step of the page names by a label. */
  click: (target: Locator) => Promise<void>;
  /** Types into a field that no step of the page names by a label. */
  type: (target: Locator, text: string) => Promise<void>;
  /** Presses a key, such as `Enter`. */
  key: (name: string) => Promise<void>;
  /** Moves the pointer to something that readers should notice. */
  point: (target: Locator) => Promise<void>;
  /** Scrolls the wheel over something, by pixels. */
  scroll: (target: Locator, by: number) => Promise<void>;
  /** Skips time that the clip doesn't show, such as the seconds until a list is updated. */
  later: (seconds?: number) => Promise<void>;
  /** Uses this moment as the poster of the clip; the default is the last one. */
  poster: () => Promise<void>;
};

export type Clip = (screen: ClipScreen) => Promise<void>;

/** Clips of a page; a clip is named after the file and its key there, such as `tags/assign`. */
export type PageClips = {
  /** The page whose steps the clips perform, relative to the root. */
  page: string;
  clips: Readonly<Record<string, Clip>>;
};

/** @param page whose steps are performed, such as `docs/tags.mdx`  @param clips by their names */
export function clipsOf(page: string, clips: PageClips['clips']): PageClips {
  return {page, clips};
}
