/** Whether a menu of the navbar is open, and why: a pointer that rests on it closes it again by leaving. */

/** `hovered`: open as long as the pointer stays. `pinned`: open until it is closed on purpose. */
export type MenuState = 'closed' | 'hovered' | 'pinned';

/** What can happen to a menu. `press` is a click or key on its label, `dismiss` anything that means "away". */
export type MenuEvent = 'enter' | 'leave' | 'press' | 'pin' | 'dismiss';

/** The state after an event. A press on a menu that the pointer has just opened keeps it open. */
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

/** Which entry of `count` an arrow, Home or End key moves to from entry `index` (-1: none); undefined for other keys. */
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
