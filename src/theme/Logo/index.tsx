/**
 * The logo that links to the home page. The theme shows a picture for each look; this one is a small drawing and a
 * word, both in the color of the text, so they are also visible where a browser or forced colors make the page dark.
 * Browsers that do so leave larger drawings as they are.
 */
import Link from '@docusaurus/Link';
import {useThemeConfig} from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {Props} from '@theme/Logo';
import type {ReactNode} from 'react';

export default function Logo({className, imageClassName, tabIndex}: Props): ReactNode {
  const {logo} = useThemeConfig().navbar;
  const file = useBaseUrl(logo?.src);
  const home = useBaseUrl(logo?.href ?? '/');
  return (
    <Link to={home} className={className} tabIndex={tabIndex}>
      <svg className={imageClassName} width="30" height="30" viewBox="0 0 32 32" aria-hidden>
        <use href={`${file}#mark`} />
      </svg>
      <b className="navbar__title" translate="no">
        {logo?.alt}
      </b>
    </Link>
  );
}
