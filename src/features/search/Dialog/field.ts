/** Operates DocSearch's field like a reader would, because DocSearch has no API for it. */

function field(): HTMLInputElement | null {
  return document.querySelector<HTMLInputElement>('.DocSearch-Input');
}

/** Searches for text. */
export function searchFor(query: string): void {
  const input = field();
  // React notices the change only if its own value setter is bypassed.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, query);
  input?.dispatchEvent(new Event('input', {bubbles: true}));
  input?.focus();
}

/** Repeats the search in the field, which DocSearch does on focus. */
export function searchAgain(): void {
  leave();
  field()?.focus();
}

export function leave(): void {
  field()?.blur();
}
