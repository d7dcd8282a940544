/** The lines of a block: one HTML string that React doesn't have to hydrate. */
import clsx from 'clsx';
import {useMemo, type ReactNode, type RefObject} from 'react';
import styles from './styles.module.css';

type Props = {
  html: string;
  className: string;
  /** Set to the scrolling element. */
  box: RefObject<HTMLPreElement | null> | undefined;
};

export default function Lines({html, className, box}: Props): ReactNode {
  // With a new object, React sets even the same HTML again, and the reader's selection is lost.
  const content = useMemo(() => ({__html: html}), [html]);
  return (
    <pre
      ref={box}
      // Focusable, so keyboard users can scroll it with the arrow keys.
      tabIndex={0}
      translate="no"
      className={clsx(styles.lines, className, 'thin-scrollbar')}
    >
      <code dangerouslySetInnerHTML={content} />
    </pre>
  );
}
