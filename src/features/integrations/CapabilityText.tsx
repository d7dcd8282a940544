/** What the modules of a source say about a capability. */
import type {CapabilityNote} from '@site/src/features/integrations/model/types';
import CodeInline from '@theme/CodeInline';
import type {ReactNode} from 'react';
import NoteText from './NoteText';
import {statusLabel} from './StatusIcon';

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
