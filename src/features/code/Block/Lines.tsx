/** The lines of a block: one HTML string that React doesn't have to hydrate. */
import {useCodeBlockContext} from '@docusaurus/theme-common/internal';
import clsx from 'clsx';
import {useMemo, type ReactNode} from 'react';
import styles from './styles.module.css';

export default function Lines({html, className}: {html: string; className: string}): ReactNode {
  const {codeBlockRef} = useCodeBlockContext().wordWrap;
  // With a new object, React sets even the same HTML again, and the reader's selection is lost.
  const content = useMemo(() => ({__html: html}), [html]);
  return (
    <pre
      ref={codeBlockRef}
      // Focusable, so keyboard users can scroll it with the arrow keys.
      tabIndex={0}
      translate="no"
      className={clsx(styles.lines, className, 'thin-scrollbar')}
    >
      <code dangerouslySetInnerHTML={content} />
    </pre>
  );
}
