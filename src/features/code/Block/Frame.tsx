/**
 * The parts of a code block: a strip with what it is and its buttons, and the code below. Without a title, a single line
 * and plain text have their buttons beside them instead. Neither ever covers the code.
 */
import Container from '@theme/CodeBlock/Container';
import clsx from 'clsx';
import type {ReactNode, RefObject} from 'react';
import type {CodeKind} from '../model/kind';
import {languageName} from '../model/languages';
import {kindName} from './kind-name';
import Lines from './Lines';
import styles from './styles.module.css';

/** What a block shows. */
export type BlockProps = {
  /** The lines, highlighted by the build. */
  html: string;
  language: string;
  title?: ReactNode;
  kind?: CodeKind;
  /** Number of lines, if only the first ones are shown at first. */
  fold?: number;
};

type Props = BlockProps & {
  folded: boolean;
  buttons?: ReactNode;
  /** The scrolling element of the lines. */
  box?: RefObject<HTMLPreElement | null>;
  /** Below the lines. */
  children?: ReactNode;
};

export default function Frame({html, language, title, kind, ...rest}: Props): ReactNode {
  const {folded, buttons, box, children} = rest;
  const name = html.includes('\n') ? languageName(language) : '';
  const label = title ?? (kind ? kindName(kind) : name);
  return (
    <Container
      as="div"
      className={clsx(
        `language-${language}`,
        styles.block,
        !label && styles.bare,
        kind && styles.quiet,
      )}
    >
      <div className={styles.head}>
        {label && <div className={clsx(styles.label, title && styles.title)}>{label}</div>}
        {buttons}
      </div>
      <Lines html={html} box={box} className={clsx(folded && styles.folded)} />
      {children}
    </Container>
  );
}
