/** What the modules of a source say about a capability. */
import type {CapabilityNote} from '@site/src/features/integrations/model/types';
import CodeInline from '@theme/CodeInline';
import type {ReactNode} from 'react';
import {statusLabel} from './StatusIcon';

/** A note of the reference facts, in which words between backticks are code. */
function NoteText({text}: {text: string}): ReactNode {
  return text
    .split('`')
    .map((part, i) => (i % 2 === 1 ? <CodeInline key={i}>{part}</CodeInline> : part));
}

export default function CapabilityText({notes}: {notes: readonly CapabilityNote[]}): ReactNode {
  return notes.map(({module, supported, text}) => (
    <p key={module ?? ''}>
      {module !== undefined && (
        <>
          <CodeInline>{module}</CodeInline>: {statusLabel(supported ? 'yes' : 'no')}.{' '}
        </>
      )}
      <NoteText text={text} />
    </p>
  ));
}
