/** An inline diagram, made from `![…](x.inline.svg)` by `plugins/markdown/inline-svg`. */
import type {ReactNode} from 'react';

type Props = {
  /** Markup of the drawing. */
  svg: string;
  /** What it shows, for readers who can't see it. */
  label: string;
  caption?: string;
};

export default function Diagram({svg, label, caption}: Props): ReactNode {
  return (
    <figure className="diagram">
      <div role="img" aria-label={label} dangerouslySetInnerHTML={{__html: svg}} />
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  );
}
