/** What a control of the form needs: the values of the recipe, and how to change one. */
import type {Path} from '../model/values';

export type Form = {
  values: unknown;
  /** Undefined removes the setting. */
  set: (path: Path, value: unknown) => void;
};
