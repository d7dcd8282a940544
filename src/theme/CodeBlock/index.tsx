/**
 * Replaces the theme's code block, which highlights in the browser: here the HTML comes from the build
 * (`plugins/markdown/highlight`). Code that a component passes as children is shown without colors.
 */
import type {Props} from '@theme/CodeBlock';
import ElementContent from '@theme/CodeBlock/Content/Element';
import StringContent from '@theme/CodeBlock/Content/String';
import {Children, type ReactNode} from 'react';
import {HighlightedHtmlProvider} from '@site/src/features/code/context';
import {textOf} from '@site/src/features/code/model/html-lines';
import {escapeText} from '@site/src/lib/html-entities';

function plainText(children: ReactNode): string | undefined {
  const parts = Children.toArray(children);
  return parts.every((part) => typeof part === 'string') ? parts.join('') : undefined;
}

export default function CodeBlock({html, children, ...props}: Props & {html?: string}): ReactNode {
  const text = html === undefined ? plainText(children) : textOf(html);
  if (text === undefined) return <ElementContent {...props}>{children}</ElementContent>;
  return (
    <HighlightedHtmlProvider value={html ?? escapeText(text)}>
      <StringContent {...props}>{text}</StringContent>
    </HighlightedHtmlProvider>
  );
}
