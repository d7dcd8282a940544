/**
 * The logo that links to the home page. The theme shows a picture for each look; this drawing takes the color of the
 * text instead, so it is also visible where a browser or forced colors make the page dark.
 */
import Link from '@docusaurus/Link';
import {useThemeConfig} from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {Props} from '@theme/Logo';
import type {ReactNode} from 'react';

export default function Logo({imageClassName, className, tabIndex}: Props): ReactNode {
  const {logo} = useThemeConfig().navbar;
  const file = useBaseUrl(logo?.src);
  const home = useBaseUrl(logo?.href ?? '/');
  return (
    <Link to={home} className={className} tabIndex={tabIndex}>
      <svg
        className={imageClassName}
        width={logo?.width}
        height={logo?.height}
        viewBox={`0 0 ${logo?.width} ${logo?.height}`}
        role="img"
        aria-label={logo?.alt}
      >
        <use href={`${file}#logo`} />
      </svg>
    </Link>
  );
}
