/** The notes of a source's modules on a capability. */
import type {CapabilityNote} from '@site/src/features/integrations/model/types';
import CodeInline from '@theme/CodeInline';
import type {ReactNode} from 'react';
import {statusLabel} from './StatusIcon';

/** A note from the reference facts, in which text between backticks is code. */
function NoteText({text}: {text: string}): ReactNode {
  // Keyed by the text, so a new text is a new element: if the browser has translated the page, React can't remove its
  // parts one by one.
  return (
    <span key={text}>
      {text
        .split('`')
        .map((part, i) => (i % 2 === 1 ? <CodeInline key={i}>{part}</CodeInline> : part))}
    </span>
  );
}

export default function CapabilityText({notes}: {notes: readonly CapabilityNote[]}): ReactNode {
  return notes.map(({module, supported, text}) => (
    <p key={module ?? ''}>
      {module !== undefined && (
        <>
          <CodeInline>{module}</CodeInline>
          <span>{`: ${statusLabel(supported ? 'yes' : 'no')}. `}</span>
        </>
      )}
      <NoteText text={text} />
    </p>
  ));
}
