/** The list after one of its values was switched on or off: without the value if it was in it, otherwise with it. */
export function toggled(values: readonly string[], value: string): string[] {
  return values.includes(value) ? values.filter((other) => other !== value) : [...values, value];
}
