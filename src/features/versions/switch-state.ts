/**
 * What the version menu passes to the next page in the router's state: the previous version, and what the new one
 * lacks.
 */

/** Set in the router's state when a reader switches versions. */
export interface VersionSwitchState {
  /** Label of the version the reader left. */
  fromVersion: string;
  /**
   * The page that the reader was on, if the chosen version doesn't have it; `isNearest` if the new page is the closest one
   * above it, rather than the first page of the version.
   */
  missingPage?: {path: string; title: string; isNearest?: boolean};
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
