/**
 * Replaces the theme's code block, which highlights in the browser: here the HTML comes from the build
 * (`plugins/markdown/highlight`). Code that a component passes as children is shown without colors.
 */
import type {Props} from '@theme/CodeBlock';
import ElementContent from '@theme/CodeBlock/Content/Element';
import {Children, type ComponentProps, type ReactNode} from 'react';
import Block from '@site/src/features/code/Block';
import {escapeText} from '@site/src/lib/html-entities';

/** What the build passes in addition; it reads the rest of the fence's line itself. */
type FromBuild = Partial<Pick<ComponentProps<typeof Block>, 'html' | 'kind' | 'fold'>>;

function plainText(children: ReactNode): string | undefined {
  const parts = Children.toArray(children);
  return parts.every((part) => typeof part === 'string') ? parts.join('') : undefined;
}

const languageOf = (className?: string) => /\blanguage-(\S+)/.exec(className ?? '')?.[1] ?? 'text';

export default function CodeBlock({html, kind, fold, ...props}: Props & FromBuild): ReactNode {
  const {children, className, language = languageOf(className), title} = props;
  const text = html === undefined ? plainText(children) : '';
  if (text === undefined) return <ElementContent {...props} />;
  return (
    <Block
      html={html ?? escapeText(text.trimEnd())}
      language={language.toLowerCase()}
      title={title}
      kind={kind}
      fold={fold}
    />
  );
}
