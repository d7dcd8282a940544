/** Works DocSearch's field as a reader would: it gives no other way in. */

function field(): HTMLInputElement | null {
  return document.querySelector<HTMLInputElement>('.DocSearch-Input');
}

/** Searches for a text. */
export function searchFor(query: string): void {
  const input = field();
  // React notices only what goes past its own property.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, query);
  input?.dispatchEvent(new Event('input', {bubbles: true}));
  input?.focus();
}

/** Searches once more for what the field holds: DocSearch does when the focus comes. */
export function searchAgain(): void {
  leave();
  field()?.focus();
}

export function leave(): void {
  field()?.blur();
}
