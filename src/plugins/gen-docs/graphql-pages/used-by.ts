/** The line that tells where a type is used. */
import {linkTo, type View} from './view';

/** A list up to this length stands in full. */
const SHORT = 8;
/** Of a longer one, so many stand in the line; the rest unfolds. */
const SHOWN = 6;
/** The basic scalars are used by nearly every definition: from here on only the number is told. */
const COUNTED_ONLY = 150;

function joined(view: View, coordinates: readonly string[]): string {
  return coordinates
    .map((coordinate) => linkTo(view, coordinate, coordinate.replace(':)', ')')))
    .join(', ');
}

/** "Used by" and links to fields and arguments; all of them can be reached. */
export function usedBy(view: View, type: string): string {
  const uses = view.usage.get(type) ?? [];
  if (uses.length === 0) return '';
  if (uses.length > COUNTED_ONLY) {
    const count = uses.length.toLocaleString('en-US');
    return `<p class="ref-usedby">Used by ${count} fields and arguments.</p>`;
  }
  const shown = uses.length <= SHORT ? uses.length : SHOWN;
  const line = `<p class="ref-usedby">Used by ${joined(view, uses.slice(0, shown))}</p>`;
  const rest = uses.slice(shown);
  if (rest.length === 0) return line;
  return (
    `${line}\n<details class="ref-usedby"><summary>and ${rest.length} more</summary>` +
    `<p>${joined(view, rest)}</p></details>`
  );
}
