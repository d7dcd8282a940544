/** Finds the name that a misspelled one was probably meant to be. */
import {editDistance} from '../../search/engine/edit-distance';

/** @returns the most similar name, if at most a third of its letters differ */
export function nearest(text: string, names: readonly string[]): string | undefined {
  const near = names.flatMap((name) => {
    const most = Math.max(1, Math.floor(name.length / 3));
    const letters = editDistance(text.toLowerCase(), name.toLowerCase(), most);
    return letters <= most ? [{name, letters}] : [];
  });
  return near.sort((a, b) => a.letters - b.letters)[0]?.name;
}
