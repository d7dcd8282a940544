/** Text in which the words that the reader looked for are marked. */
import type {ReactNode} from 'react';
import type {MarkedText} from './types';

export default function Marked({text}: {text: MarkedText}): ReactNode {
  // Another text is another element. Pieces would be taken out one by one, which crashes where the browser has translated
  // the page, and so put elements of its own into their place.
  const key = text.map((piece) => `${piece.marked ? '+' : '-'}${piece.text}`).join('\n');
  return (
    <span key={key}>
      {text.map((piece, index) =>
        // Pieces are never moved: their place tells them apart.
        piece.marked ? <mark key={index}>{piece.text}</mark> : piece.text,
      )}
    </span>
  );
}
