/** Replaces the theme's rendering of a block's lines: one HTML string that React doesn't have to hydrate. */
import {useCodeBlockContext} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/CodeBlock/Content';
import clsx from 'clsx';
import {useMemo, type ReactNode} from 'react';
import {useHighlightedHtml} from '@site/src/features/code/context';
import {codeHtml} from '@site/src/features/code/model/html-lines';
import styles from './styles.module.css';

export default function CodeBlockContent({className}: Props): ReactNode {
  const {
    metadata,
    wordWrap: {codeBlockRef},
  } = useCodeBlockContext();
  const {code, language, lineClassNames, lineNumbersStart} = metadata;
  const highlighted = useHighlightedHtml();
  const numbered = lineNumbersStart !== undefined;
  const classesOf = (line: number) => clsx(lineClassNames[line], numbered && styles.numbered);
  const html = codeHtml(highlighted, code, classesOf, lineNumbersStart);
  // With a new object, React sets even the same HTML again, and the reader's selection is lost.
  const content = useMemo(() => ({__html: html}), [html]);
  return (
    <pre
      ref={codeBlockRef}
      // Focusable, so keyboard users can scroll it with the arrow keys.
      tabIndex={0}
      translate="no"
      className={clsx(className, `language-${language}`, styles.block, 'thin-scrollbar')}
    >
      <code className={styles.lines} dangerouslySetInnerHTML={content} />
    </pre>
  );
}
