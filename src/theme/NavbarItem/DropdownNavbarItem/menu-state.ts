/** Whether a navbar menu is open, and why: a menu that opened on hover closes when the pointer leaves. */

/** `hovered`: open as long as the pointer stays. `pinned`: open until it is closed on purpose. */
export type MenuState = 'closed' | 'hovered' | 'pinned';

/** Events of a menu. `press` is a click or key on its label; `dismiss` is anything that means "close". */
export type MenuEvent = 'enter' | 'leave' | 'press' | 'pin' | 'dismiss';

/** Returns the state after an event. A press on a menu that has just opened on hover keeps it open. */
export function nextMenuState(state: MenuState, event: MenuEvent): MenuState {
  switch (event) {
    case 'enter':
      return state === 'closed' ? 'hovered' : state;
    case 'leave':
      return state === 'hovered' ? 'closed' : state;
    case 'press':
      return state === 'pinned' ? 'closed' : 'pinned';
    case 'pin':
      return 'pinned';
    case 'dismiss':
      return 'closed';
  }
}

/**
 * Returns which of `count` entries an arrow, Home, or End key moves to from entry `index` (-1: none); undefined for
 * other keys.
 */
export function entryAfterKey(key: string, index: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowDown':
      return (index + 1) % count;
    case 'ArrowUp':
      return index <= 0 ? count - 1 : index - 1;
    case 'Home':
      return index < 0 ? undefined : 0;
    case 'End':
      return index < 0 ? undefined : count - 1;
    default:
      return undefined;
  }
}
