/** Text with the words marked that the reader looked for. */
import type {ReactNode} from 'react';
import type {MarkedText} from '../types';

export default function Marked({text}: {text: MarkedText}): ReactNode {
  return text.map(({text: piece, marked}, index) =>
    marked ? <mark key={index}>{piece}</mark> : piece,
  );
}
