/** A code block with its buttons, or one that rests in closed details. */
import {
  CodeBlockContextProvider,
  useCodeWordWrap,
  type CodeBlockMetadata,
} from '@docusaurus/theme-common/internal';
import Buttons from '@theme/CodeBlock/Buttons';
import {useContext, type ReactNode} from 'react';
import {copyText, textOf} from '../model/text';
import FoldButton from './FoldButton';
import Frame, {type BlockProps} from './Frame';
import {Resting} from './resting';
import {useFold} from './useFold';

function metadataOf({html, language, title}: BlockProps): CodeBlockMetadata {
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

function LiveBlock(props: BlockProps): ReactNode {
  const {fold} = props;
  const wordWrap = useCodeWordWrap();
  const {folded, setFolded} = useFold(wordWrap.codeBlockRef, fold !== undefined);
  return (
    <CodeBlockContextProvider metadata={metadataOf(props)} wordWrap={wordWrap}>
      <Frame {...props} folded={folded} buttons={<Buttons />} box={wordWrap.codeBlockRef}>
        {fold !== undefined && <FoldButton lines={fold} folded={folded} onChange={setFolded} />}
      </Frame>
    </CodeBlockContextProvider>
  );
}

export default function Block(props: BlockProps): ReactNode {
  return useContext(Resting) ? <Frame {...props} folded={false} /> : <LiveBlock {...props} />;
}
