/** The natural order of release names. */
import {type Marks, NEXT} from './model';

const numbers = (name: string): number[] => name.split('.').map(Number);

/** Returns whether the name is a valid release name, such as `2.0.0`. */
export function isReleaseName(name: string): boolean {
  return /^\d+(?:\.\d+)+$/.test(name);
}

/** Negative if `a` came before `b`: `2.9.1` before `2.10.0`. */
export function compareReleaseNames(a: string, b: string): number {
  const [first, second] = [numbers(a), numbers(b)];
  const length = Math.max(first.length, second.length);
  for (let i = 0; i < length; i++) {
    const difference = (first[i] ?? 0) - (second[i] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

const after = (a: string, b: string): boolean =>
  b !== NEXT && (a === NEXT || compareReleaseNames(a, b) > 0);

/** The marks of what a version has only if it has both of two facts: since the later release, until the earlier one. */
export function bothMarks(a: Marks, b: Marks): Marks {
  const since =
    a.since && b.since ? (after(a.since, b.since) ? a.since : b.since) : (a.since ?? b.since);
  const until =
    a.until && b.until ? (after(a.until, b.until) ? b.until : a.until) : (a.until ?? b.until);
  return {...(since && {since}), ...(until && {until})};
}
