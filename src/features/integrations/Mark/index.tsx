/** A tile with the brand mark or the drawing of an integration. Hidden from screen readers: the name is beside it. */
import marks from '@generated/integrations-data/default/marks.sprite';
import type {Integration} from '@site/src/features/integrations/model/types';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

type Props = {integration: Integration; small?: boolean};

export default function Mark({integration: {mark}, small = false}: Props): ReactNode {
  if (!mark) return null;
  // SVG attributes, because a style attribute would require a content policy that allows inline styles.
  const [tint, colors] =
    'tint' in mark ? [mark.tint] : [undefined, {fill: mark.light, color: mark.dark}];
  return (
    <span className={clsx(styles.tile, small && styles.small)} data-tint={tint} aria-hidden>
      <svg viewBox="0 0 24 24" {...colors}>
        <use href={`${marks}#${mark.shape}`} />
      </svg>
    </span>
  );
}
