/** The language menu. In the panel on small screens, it would be a heading with nothing to choose if there is one language. */
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import LocaleDropdown from '@theme-original/NavbarItem/LocaleDropdownNavbarItem';
import type {Props} from '@theme/NavbarItem/LocaleDropdownNavbarItem';
import type {ReactNode} from 'react';

export default function LocaleDropdownNavbarItem(props: Props): ReactNode {
  const {i18n} = useDocusaurusContext();
  return props.mobile === true && i18n.locales.length === 1 ? null : <LocaleDropdown {...props} />;
}
