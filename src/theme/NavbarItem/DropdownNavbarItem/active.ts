/** Which entry of a menu stands for the page being read. */
import {isRegexpStringMatch} from '@docusaurus/theme-common';
import {isSamePath, useLocalPathname} from '@docusaurus/theme-common/internal';
import type {LinkLikeNavbarItemProps} from '@theme/NavbarItem';

/**
 * Whether the page being read belongs to one of the entries. Entries that decide for themselves don't count: one of
 * the versions is always the one being read.
 */
export function useContainsActive(items: readonly LinkLikeNavbarItemProps[]): boolean {
  const path = useLocalPathname();
  return items.some(
    ({to, activeBasePath, activeBaseRegex, isActive}) =>
      !isActive &&
      (isSamePath(to, path) ||
        isRegexpStringMatch(activeBaseRegex, path) ||
        (activeBasePath !== undefined && path.startsWith(activeBasePath))),
  );
}
