/** Labels of the sidebar that only say where a page is in its group, not what it leads to. */

const BARE =
  /^(?:advanced guides?|basics|configuration|general|guides?|introduction|overview|reference|setup)$/i;

/** Readers meet a label apart from its group, too: in what the filter finds, and in links to the next page. */
export const isBare = (label: string): boolean => BARE.test(label.trim());
