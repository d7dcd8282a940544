/** What the check found in a recipe, and how to repair it. */
import {removeKey, renameKey, setValue} from './edit';
import {type Path} from './values';

/**
 * How bad it is: an `error` stops the run, or is ignored without a word; a `secret` shouldn't be in a file; a `warning`
 * works, but not for long; a `hint` has no effect, or depends on where the recipe runs.
 */
export type Severity = 'error' | 'secret' | 'warning' | 'hint';

/** A change that repairs it. */
export type Fix =
  | {kind: 'rename'; path: Path; to: string}
  | {kind: 'set'; path: Path; to: string | boolean}
  | {kind: 'variable'; path: Path; to: string}
  | {kind: 'remove'; path: Path};

export type Finding = {
  severity: Severity;
  /** From 1. */
  line: number;
  /** Empty for the whole recipe. */
  path: string;
  message: string;
  fix?: Fix;
};

/** @returns the text of the recipe after a repair */
export function applyFix(text: string, fix: Fix): string {
  switch (fix.kind) {
    case 'rename':
      return renameKey(text, fix.path, fix.to);
    case 'set':
      return setValue(text, fix.path, fix.to);
    case 'variable':
      return setValue(text, fix.path, `\${${fix.to}}`);
    case 'remove':
      return removeKey(text, fix.path);
  }
}
