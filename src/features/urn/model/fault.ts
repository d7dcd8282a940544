/** What is wrong with a URN. */

/** Replaces a piece of the text. */
export type Edit = {start: number; end: number; text: string};

export type Fault = {
  /**
   * `error`: the server rejects it. `strict`: it does so with `STRICT_URN_VALIDATION_ENABLED=true`, and logs it otherwise.
   * `hint`: it is accepted, and probably not meant.
   */
  severity: 'error' | 'strict' | 'hint';
  start: number;
  end: number;
  message: string;
  /** What would repair it, if that is known. */
  fix?: {label: string; edit: Edit};
};

/** @returns the text with a repair */
export function applyEdit(text: string, {start, end, text: replacement}: Edit): string {
  return text.slice(0, start) + replacement + text.slice(end);
}

/** A repair that replaces exactly the piece at fault. */
export function replacing(
  {start, end}: {start: number; end: number},
  text: string,
): NonNullable<Fault['fix']> {
  return {label: `Use ${text}`, edit: {start, end, text}};
}
