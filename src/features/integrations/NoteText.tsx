/** A note of the reference facts: words between backticks are code. */
import CodeInline from '@theme/CodeInline';
import type {ReactNode} from 'react';

export default function NoteText({text}: {text: string}): ReactNode {
  return text
    .split('`')
    .map((part, i) => (i % 2 === 1 ? <CodeInline key={i}>{part}</CodeInline> : part));
}
