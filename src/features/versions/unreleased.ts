/** Explains the version that isn't released, wherever the site names it. */
import {translate} from '@docusaurus/Translate';

type Named = {name: string; label: string};

/** @returns whether a version documents what isn't released yet; Docusaurus names only that one `current` */
export const isUnreleased = ({name}: Pick<Named, 'name'>): boolean => name === 'current';

/** @returns the label of a version, with an explanation if it isn't released: `Next (unreleased)` */
export function explained({name, label}: Named): string {
  return isUnreleased({name})
    ? translate({id: 'site.versions.explained', message: '{label} (unreleased)'}, {label})
    : label;
}
