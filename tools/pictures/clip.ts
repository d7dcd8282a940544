/** A clip: a flow on the screen, told step by step. */
import type {Locator} from '@playwright/test';
import type {Screen} from './screen';

/** What a clip can do besides what a scene can. Everything that is done with it is in the clip, with the pointer that does it. */
export type ClipScreen = Omit<Screen, 'open' | 'mark' | 'spot' | 'frame' | 'size' | 'stay'> & {
  /** Opens an address of the platform. What `ready` does there, such as closing a panel, is not in the clip. */
  open: (address: string, ready?: () => Promise<void>) => Promise<void>;
  /** Begins the next step: its caption says what is done from here on, with labels of the page as `**Create Tag**`. */
  say: (text: string) => void;
  /** Presses what no step of the page names by a label. */
  click: (target: Locator) => Promise<void>;
  /** Types into a field that no step of the page names by a label. */
  type: (target: Locator, text: string) => Promise<void>;
  /** Presses a key, such as `Enter`. */
  key: (name: string) => Promise<void>;
  /** Moves the pointer to something that readers should look at. */
  point: (target: Locator) => Promise<void>;
  /** Turns the wheel over something, by pixels. */
  scroll: (target: Locator, by: number) => Promise<void>;
  /** Lets time pass of which the clip shows the end alone, such as the seconds until a list shows something new. */
  later: (seconds?: number) => Promise<void>;
  /** Takes this moment for the still picture in front of the clip; without it, the last one is taken. */
  poster: () => Promise<void>;
};

export type Clip = (screen: ClipScreen) => Promise<void>;

/** Clips of a page; a clip is called after the file and its name there, such as `tags/assign`. */
export type PageClips = {
  /** The page whose steps the clips perform, relative to the root. */
  page: string;
  clips: Readonly<Record<string, Clip>>;
};

/** @param page whose steps are performed, such as `docs/tags.mdx`  @param clips by their names */
export function clipsOf(page: string, clips: PageClips['clips']): PageClips {
  return {page, clips};
}
