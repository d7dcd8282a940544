/** Converts code blocks: the language and the title go after the fence. */
import {languageName} from '../../../src/features/code/model/languages';
import {findElement, type HtmlElement, textIn} from '../tree';
import {fenceFor} from './escape';

const LANGUAGE = /(?:^|\s)language-(\S+)/;

function fenced(code: string, language: string, title: string): string[] {
  const text = code.replaceAll(/[\u200B\u00AD]/g, '').replace(/\n+$/, '');
  const fence = fenceFor(text);
  const info = title === '' ? language : `${language} title="${title.replaceAll('"', "'")}"`;
  return [fence + info, ...text.split('\n'), fence];
}

/** @returns whether the element is the frame of a highlighted code block */
export function isCodeFrame({tag, attributes}: HtmlElement): boolean {
  return tag === 'div' && (attributes['class'] ?? '').includes('theme-code-block');
}

/** @returns the lines of a code block in its frame, whose label is a title, what the block shows, or only its language */
export function codeFrame(frame: HtmlElement): string[] {
  const language = LANGUAGE.exec(frame.attributes['class'] ?? '')?.[1] ?? '';
  const pre = findElement(frame, ({tag}) => tag === 'pre');
  const head = frame.children.find((child) => typeof child !== 'string' && child !== pre);
  const label = head === undefined ? '' : textIn(head).replaceAll(/\s+/g, ' ').trim();
  return pre ? fenced(textIn(pre), language, label === languageName(language) ? '' : label) : [];
}

/** @returns the lines of preformatted text without a frame, such as the signature of an operation in GraphQL */
export function plainCode(pre: HtmlElement): string[] {
  const isSignature = pre.attributes['class']?.includes('ref-signature') ?? false;
  return fenced(textIn(pre), isSignature ? 'graphql' : '', '');
}
