/** Code in text: a long name breaks where a reader would break it. Copied, it is still one word. */
import type {Props} from '@theme/CodeInline';
import {Children, Fragment, type ReactNode} from 'react';
import {nameParts} from './name-parts';

export default function CodeInline({children, ...props}: Props): ReactNode {
  const parts = nameParts(Children.toArray(children).join(''));
  return (
    <code {...props}>
      {parts.map((part, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </code>
  );
}
