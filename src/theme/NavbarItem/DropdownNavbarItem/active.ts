/** Which entry of a menu stands for the page being read. */
import {isRegexpStringMatch} from '@docusaurus/theme-common';
import {isSamePath, useLocalPathname} from '@docusaurus/theme-common/internal';
import type {LinkLikeNavbarItemProps} from '@theme/NavbarItem';

/** Whether the page being read belongs to one of the entries. */
export function useContainsActive(items: readonly LinkLikeNavbarItemProps[]): boolean {
  const path = useLocalPathname();
  return items.some(
    ({to, activeBasePath, activeBaseRegex}) =>
      isSamePath(to, path) ||
      isRegexpStringMatch(activeBaseRegex, path) ||
      (activeBasePath !== undefined && path.startsWith(activeBasePath)),
  );
}
