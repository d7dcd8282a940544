/** Which menu entry is the current page. */
import {isRegexpStringMatch} from '@docusaurus/theme-common';
import {isSamePath, useLocalPathname} from '@docusaurus/theme-common/internal';
import type {LinkLikeNavbarItemProps} from '@theme/NavbarItem';

/**
 * Returns whether the current page belongs to one of the entries. Entries that determine this themselves don't count:
 * one of the versions is always the current one.
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
