/**
 * Inline code: long names break in sensible places, and options don't break at all. It is copied unchanged and never
 * translated.
 */
import type {Props} from '@theme/CodeInline';
import {Children, Fragment, type ReactNode} from 'react';
import {nameParts, staysWhole} from '../../features/code/model/name-parts';

export default function CodeInline({children, ...props}: Props): ReactNode {
  const text = Children.toArray(children).join('');
  if (staysWhole(text)) {
    return (
      <code {...props} translate="no" className="code-whole">
        {text}
      </code>
    );
  }
  return (
    <code {...props} translate="no">
      {nameParts(text).map((part, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </code>
  );
}
