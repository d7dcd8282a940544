/** The line that says where a type is used; it ends with the link to the type itself. */
import {selfLink} from '../../page-kit/html';
import {anchorOf} from './target';
import {linkTo, type View} from './view';

/** A list up to this length is shown in full. */
const SHORT = 8;
/** Number of entries of a longer list that are shown in the line; the rest is collapsed. */
const SHOWN = 6;
/** Above this, only the number of uses is shown: nearly every definition uses the basic scalars. */
const COUNTED_ONLY = 150;

function joined(view: View, coordinates: readonly string[]): string {
  return coordinates
    .map((coordinate) => linkTo(view, coordinate, coordinate.replace(':)', ')')))
    .join(', ');
}

function line(text: string, type: string): string {
  return `<p class="ref-usedby">${text} ${selfLink(anchorOf(type), type)}</p>`;
}

/** Returns "Used by" with links to all fields and arguments that use the type, then the link to the type itself. */
export function usedBy(view: View, type: string): string {
  const uses = view.usage.get(type) ?? [];
  if (uses.length === 0) return line('No field or argument uses this type.', type);
  if (uses.length > COUNTED_ONLY) {
    return line(`Used by ${uses.length.toLocaleString('en-US')} fields and arguments.`, type);
  }
  const shown = uses.length <= SHORT ? uses.length : SHOWN;
  const first = line(`Used by ${joined(view, uses.slice(0, shown))}`, type);
  const rest = uses.slice(shown);
  if (rest.length === 0) return first;
  return (
    `${first}\n<details class="ref-usedby"><summary>and ${rest.length} more</summary>` +
    `<p>${joined(view, rest)}</p></details>`
  );
}
