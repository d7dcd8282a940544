/** Finds the type that a misspelled one probably means. */
import {editDistance} from '../../search/engine/edit-distance';

/** How many letters of four may differ. */
const TOLERANCE = 1 / 4;

/** Case and separators don't count. */
const plain = (text: string) => text.toLowerCase().replaceAll(/[_-]/g, '');

/** @returns the closest name, ignoring case and separators; undefined if none is close */
export function nearest(name: string, names: Iterable<string>): string | undefined {
  const near = [...names].flatMap((one) => {
    const most = Math.floor(one.length * TOLERANCE);
    const letters = editDistance(plain(name), plain(one), most);
    return letters <= most ? [{one, letters}] : [];
  });
  return near.sort((a, b) => a.letters - b.letters)[0]?.one;
}
