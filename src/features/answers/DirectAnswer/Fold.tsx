/** Part of an answer on demand, so that results stay in view. */
import type {ReactNode} from 'react';

export default function Fold({title, children}: {title: string; children: ReactNode}): ReactNode {
  return (
    <details>
      <summary>{title}</summary>
      {children}
    </details>
  );
}
