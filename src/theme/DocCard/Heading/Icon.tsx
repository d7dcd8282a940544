/** Cards of category pages carry no emoji: they say nothing that the title doesn't. */
export default function DocCardHeadingIcon(): null {
  return null;
}
