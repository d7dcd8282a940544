/** Replaces the buttons of a code block, which the theme puts on top of the code: here they are a row in its strip. */
import BrowserOnly from '@docusaurus/BrowserOnly';
import CopyButton from '@theme/CodeBlock/Buttons/CopyButton';
import WordWrapButton from '@theme/CodeBlock/Buttons/WordWrapButton';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Rendered only in the browser, because without scripts they would do nothing. */
export default function CodeBlockButtons(): ReactNode {
  return (
    <BrowserOnly>
      {() => (
        <div className={styles.buttons}>
          <WordWrapButton />
          <CopyButton />
        </div>
      )}
    </BrowserOnly>
  );
}
