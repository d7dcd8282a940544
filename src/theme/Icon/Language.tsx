/** A globe. It is in the HTML of every page, and the theme's drawing needs four times the bytes. */
import type {Props} from '@theme/Icon/Language';
import type {ReactNode} from 'react';

export default function IconLanguage({width = 20, height = 20, ...props}: Props): ReactNode {
  return (
    <svg viewBox="0 0 24 24" width={width} height={height} aria-hidden {...props}>
      <path
        d="M3 12a9 9 0 0 1 18 0 9 9 0 0 1-18 0h18M12 3c-5 5-5 13 0 18 5-5 5-13 0-18"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
      />
    </svg>
  );
}
