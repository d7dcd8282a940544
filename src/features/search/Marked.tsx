/** Text in which the words that the reader looked for are marked. */
import type {ReactNode} from 'react';
import type {MarkedText} from './types';

export default function Marked({text}: {text: MarkedText}): ReactNode {
  return text.map((piece, index) =>
    // Pieces are never moved: their place tells them apart.
    piece.marked ? <mark key={index}>{piece.text}</mark> : piece.text,
  );
}
