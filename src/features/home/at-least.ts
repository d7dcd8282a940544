/** Figures that grow, shown so that they stay true. */

/** @returns the count in full tens, such as `580+` for 587; a smaller count as it is */
export function atLeast(count: number): string {
  return count < 10 ? String(count) : `${Math.floor(count / 10) * 10}+`;
}
