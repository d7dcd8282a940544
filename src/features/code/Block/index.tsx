/**
 * A code block: a strip with what it is and its buttons, and the code below. Without a title, a single line and plain
 * text have their buttons beside them instead. Neither ever covers the code.
 */
import {
  CodeBlockContextProvider,
  useCodeWordWrap,
  type CodeBlockMetadata,
} from '@docusaurus/theme-common/internal';
import Buttons from '@theme/CodeBlock/Buttons';
import Container from '@theme/CodeBlock/Container';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import type {CodeKind} from '../model/kind';
import {languageName} from '../model/languages';
import {copyText, textOf} from '../model/text';
import FoldButton from './FoldButton';
import Lines from './Lines';
import {kindName} from './kind-name';
import styles from './styles.module.css';
import {useFold} from './useFold';

type Props = {
  /** The lines, highlighted by the build. */
  html: string;
  language: string;
  title?: ReactNode;
  kind?: CodeKind;
  /** Number of lines, if only the first ones are shown at first. */
  fold?: number;
};

function metadataOf({html, language, title}: Props): CodeBlockMetadata {
  const codeInput = textOf(html);
  return {
    codeInput,
    code: copyText(codeInput, language),
    className: `language-${language}`,
    language,
    title,
    lineNumbersStart: undefined,
    lineClassNames: {},
  };
}

export default function Block(props: Props): ReactNode {
  const {html, language, title, kind, fold} = props;
  const metadata = metadataOf(props);
  const wordWrap = useCodeWordWrap();
  const {folded, setFolded} = useFold(wordWrap.codeBlockRef, fold !== undefined);
  const name = metadata.codeInput.includes('\n') ? languageName(language) : '';
  const label = title ?? (kind ? kindName(kind) : name);
  return (
    <CodeBlockContextProvider metadata={metadata} wordWrap={wordWrap}>
      <Container
        as="div"
        className={clsx(
          metadata.className,
          styles.block,
          !label && styles.bare,
          kind && styles.quiet,
        )}
      >
        <div className={styles.head}>
          {label && <div className={clsx(styles.label, title && styles.title)}>{label}</div>}
          <Buttons />
        </div>
        <Lines html={html} className={clsx(folded && styles.folded)} />
        {fold !== undefined && <FoldButton lines={fold} folded={folded} onChange={setFolded} />}
      </Container>
    </CodeBlockContextProvider>
  );
}
