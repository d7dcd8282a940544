/**
 * The version menu. Switching keeps the reader on the same page and section. If the other version lacks the page, the
 * menu says so before the click, and the page that opens instead says it again.
 */
import {
  useActiveDocContext,
  useDocsVersionCandidates,
  useLatestVersion,
} from '@docusaurus/plugin-content-docs/client';
import {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useVersionLinks, type VersionLink} from '@site/src/features/versions/useVersionLinks';
import {explained, isUnreleased} from '@site/src/features/versions/unreleased';
import type {LinkLikeNavbarItemProps} from '@theme/NavbarItem';
import type {Props} from '@theme/NavbarItem/DocsVersionDropdownNavbarItem';
import DropdownNavbarItem from '@theme/NavbarItem/DropdownNavbarItem';
import type {ReactNode} from 'react';
import styles from './versions.module.css';

/** What readers want to know about a version in the menu: whether it is released, and whether it lacks this page. */
function notes({unreleased, missing}: VersionLink): string[] {
  return [
    unreleased
      ? translate({id: 'site.versions.unreleased', message: 'unreleased'})
      : translate({id: 'site.versions.released', message: 'released'}),
    ...(missing ? [translate({id: 'site.versions.missing', message: 'lacks this page'})] : []),
  ];
}

function Label(link: VersionLink): ReactNode {
  return (
    <>
      {link.label} <small className={styles.note}>{notes(link).join(', ')}</small>
    </>
  );
}

/** The version of the page, or else the one the reader prefers. */
function useShownVersion(docsPluginId: string | undefined) {
  const {activeVersion, activeDoc} = useActiveDocContext(docsPluginId);
  const [candidate] = useDocsVersionCandidates(docsPluginId);
  const latest = useLatestVersion(docsPluginId);
  const isBrowser = useIsBrowser();
  // The file that is served for every unknown address can't know at build time that this address is below a release.
  return activeVersion && !activeDoc && !isBrowser ? latest : candidate;
}

export default function DocsVersionDropdownNavbarItem(props: Props): ReactNode {
  const {mobile, docsPluginId, dropdownItemsBefore, dropdownItemsAfter, ...rest} = props;
  const links = useVersionLinks(docsPluginId);
  const shown = useShownVersion(docsPluginId);
  const items: LinkLikeNavbarItemProps[] = links.map((link) => ({
    label: <Label {...link} />,
    to: link.to,
    isActive: () => link.active,
    onClick: link.follow,
  }));
  return (
    <DropdownNavbarItem
      {...rest}
      mobile={mobile}
      className={mobile ? undefined : styles.label}
      label={
        mobile
          ? translate({id: 'theme.navbar.mobileVersionsDropdown.label', message: 'Versions'})
          : shown.label
      }
      title={isUnreleased(shown) ? explained(shown) : undefined}
      aria-label={translate(
        {id: 'site.versions.label', message: 'Version: {version}'},
        {version: shown.label},
      )}
      items={[...dropdownItemsBefore, ...items, ...dropdownItemsAfter]}
    />
  );
}
