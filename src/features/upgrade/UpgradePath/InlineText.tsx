/** The inline Markdown of a fact. */
import Link from '@docusaurus/Link';
import CodeInline from '@theme/CodeInline';
import type {ReactNode} from 'react';
import {type Piece, piecesOf} from '../model/inline';

function PieceView({piece}: {piece: Piece}): ReactNode {
  if (piece.kind === 'link')
    return (
      <Link to={piece.url}>
        <Pieces pieces={piece.pieces} />
      </Link>
    );
  if (piece.kind === 'code') return <CodeInline>{piece.text}</CodeInline>;
  return piece.kind === 'bold' ? <b>{piece.text}</b> : piece.text;
}

/** Pieces never move, so the index identifies them. */
function Pieces({pieces}: {pieces: readonly Piece[]}): ReactNode {
  return pieces.map((piece, i) => <PieceView key={i} piece={piece} />);
}

export default function InlineText({text}: {text: string}): ReactNode {
  return <Pieces pieces={piecesOf(text)} />;
}
