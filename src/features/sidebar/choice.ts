/** Which part of the sidebar a reader has chosen, and for how long. */

/** A chosen part, the page it was chosen on, and whether all its groups are open. */
export type Choice = {label: string; path: string; open: boolean};

/**
 * @param own label of the part that the page at `path` is in
 * @returns the choice if it applies to that page: it does on the page where it was made, and in the chosen part
 */
export function validChoice(
  choice: Choice | undefined,
  path: string,
  own: string | undefined,
): Choice | undefined {
  return choice && (choice.path === path || choice.label === own) ? choice : undefined;
}

/**
 * @param before the choice that applies, if there is one
 * @returns the choice of a reader who presses a part: all its groups are open, or closed if they were open
 */
export function press(label: string, path: string, before: Choice | undefined): Choice {
  return {label, path, open: !(before?.open && before.label === label)};
}
