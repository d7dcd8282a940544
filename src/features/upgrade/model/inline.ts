/** Takes apart the inline Markdown of facts: code, bold text, and links. */

export type Piece =
  {kind: 'text' | 'code' | 'bold'; text: string} | {kind: 'link'; url: string; pieces: Piece[]};

const PART = /`([^`]+)`|\*\*([^*]+)\*\*|\[((?:`[^`]*`|[^\]`])*)\]\(([^)\s]+)\)/g;

/** @param text of a fact, on one line */
export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  const plain = (to: number) => {
    if (to > end) pieces.push({kind: 'text', text: text.slice(end, to)});
  };
  for (const match of text.matchAll(PART)) {
    const [whole, code, bold, label = '', url] = match;
    plain(match.index);
    if (code !== undefined) pieces.push({kind: 'code', text: code});
    else if (bold !== undefined) pieces.push({kind: 'bold', text: bold});
    else if (url !== undefined) pieces.push({kind: 'link', url, pieces: piecesOf(label)});
    end = match.index + whole.length;
  }
  plain(text.length);
  return pieces;
}
