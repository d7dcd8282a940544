/** Text with names in backticks, which are shown as code. */
import type {ReactNode} from 'react';

export default function CodeText({text}: {text: string}): ReactNode {
  return text.split(/`([^`]+)`/).map((part, i) =>
    i % 2 === 1 ? (
      // Pieces never move, so the index identifies them.
      <code key={i} translate="no">
        {part}
      </code>
    ) : (
      part
    ),
  );
}
