/** What the version menu tells the page it leads to, in the router's state: where the reader came from, what was missing. */

export interface VersionSwitchState {
  /** Label of the version the reader left. */
  fromVersion: string;
  /** The page the reader was on, when the version they chose has none like it. */
  missingPage?: {path: string; title: string};
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isPage = (value: unknown): boolean =>
  isRecord(value) && typeof value['path'] === 'string' && typeof value['title'] === 'string';

/** @returns whether the router's state, which may come from anywhere, was set by the version menu */
export function isVersionSwitch(state: unknown): state is VersionSwitchState {
  if (!isRecord(state) || typeof state['fromVersion'] !== 'string') return false;
  return state['missingPage'] === undefined || isPage(state['missingPage']);
}
