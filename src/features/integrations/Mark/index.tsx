/** A tile with the brand mark of an integration, or its initials. Hidden from screen readers: the name is beside it. */
import marks from '@generated/integrations-data/default/marks.sprite';
import type {Integration} from '@site/src/features/integrations/model/types';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {initials, toneOf} from '../../../lib/monogram';
import styles from './styles.module.css';

/** How many tints styles.module.css has. */
const TINTS = 6;

type Props = {integration: Integration; small?: boolean};

export default function Mark({integration: {id, name, mark}, small = false}: Props): ReactNode {
  const className = clsx(styles.tile, small && styles.small);
  if (!mark) {
    return (
      <span className={className} data-tint={toneOf(id, TINTS)} aria-hidden>
        {initials(name)}
      </span>
    );
  }
  // SVG attributes, because a style attribute would require a content policy that allows inline styles.
  return (
    <span className={className} aria-hidden>
      <svg viewBox="0 0 24 24" fill={mark.light} color={mark.dark}>
        <use href={`${marks}#${mark.shape}`} />
      </svg>
    </span>
  );
}
