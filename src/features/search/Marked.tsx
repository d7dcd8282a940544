/** Text in which the search terms are marked. */
import type {ReactNode} from 'react';
import type {MarkedText} from './types';

export default function Marked({text}: {text: MarkedText}): ReactNode {
  // Keyed by the text, so a new text is a new element. React would otherwise remove the pieces one by one, which
  // crashes if the browser has translated the page and so replaced them with its own elements.
  const key = text.map((piece) => `${piece.marked ? '+' : '-'}${piece.text}`).join('\n');
  return (
    <span key={key}>
      {text.map((piece, index) =>
        // Pieces never move, so the index identifies them.
        piece.marked ? <mark key={index}>{piece.text}</mark> : piece.text,
      )}
    </span>
  );
}
