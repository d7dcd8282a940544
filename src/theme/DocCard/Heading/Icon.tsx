/** Cards of category pages have no emoji, which would add nothing to the title. */
export default function DocCardHeadingIcon(): null {
  return null;
}
