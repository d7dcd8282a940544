/** A house. It is in the HTML of every docs page, and the theme's drawing needs four times the bytes. */
import type {Props} from '@theme/Icon/Home';
import type {ReactNode} from 'react';

export default function IconHome(props: Props): ReactNode {
  return (
    <svg viewBox="0 0 24 24" {...props}>
      <path d="M3 12l9-8 9 8h-3v8h-4v-6h-4v6H6v-8z" fill="currentColor" />
    </svg>
  );
}
