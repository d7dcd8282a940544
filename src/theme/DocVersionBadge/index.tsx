/** The badge with the version of a page; unlike the stock one, it says if that version isn't released. */
import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import Translate from '@docusaurus/Translate';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {explained} from '@site/src/features/versions/unreleased';
import type {Props} from '@theme/DocVersionBadge';
import clsx from 'clsx';
import type {ReactNode} from 'react';

export default function DocVersionBadge({className}: Props): ReactNode {
  const {version: name, label, badge} = useDocsVersion();
  if (!badge) return null;
  return (
    <span
      className={clsx(className, ThemeClassNames.docs.docVersionBadge, 'badge badge--secondary')}
    >
      <Translate
        id="theme.docs.versionBadge.label"
        values={{versionLabel: explained({name, label})}}
      >
        {'Version: {versionLabel}'}
      </Translate>
    </span>
  );
}
