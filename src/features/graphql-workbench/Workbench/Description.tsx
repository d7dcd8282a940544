/** A description, in which backticks mark code. */
import type {ReactNode} from 'react';

export default function Description({text}: {text: string}): ReactNode {
  return text.split('`').map((part, i) =>
    i % 2 === 1 ? (
      <code key={`${i} ${part}`} translate="no">
        {part}
      </code>
    ) : (
      part
    ),
  );
}
