/** Replaces the theme's drawing of a block's lines: one piece of HTML, nothing for React to hydrate. */
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
  const html = codeHtml(highlighted, code, (line) =>
    clsx(lineClassNames[line], numbered && styles.numbered),
  );
  // For another object React writes even the same HTML anew, and a reader's selection is lost.
  const content = useMemo(() => ({__html: html}), [html]);
  return (
    <pre
      ref={codeBlockRef}
      // A reader without a mouse scrolls it with the arrow keys.
      tabIndex={0}
      className={clsx(className, `language-${language}`, styles.block, 'thin-scrollbar')}
    >
      <code
        className={styles.lines}
        style={numbered ? {counterReset: `line ${lineNumbersStart - 1}`} : undefined}
        dangerouslySetInnerHTML={content}
      />
    </pre>
  );
}
