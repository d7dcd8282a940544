/** What the modules of a source say about a capability. */
import type {CapabilityNote} from '@site/src/features/integrations/model/types';
import CodeInline from '@theme/CodeInline';
import type {ReactNode} from 'react';
import {statusLabel} from './StatusIcon';

/** A note of the reference facts, in which words between backticks are code. */
function NoteText({text}: {text: string}): ReactNode {
  // Another text is another element: its parts can't be taken out one by one where the browser has translated the page.
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
