/** Highlights code: converts text to lines of HTML for `src/theme/CodeBlock`. */
import {Prism} from 'prism-react-renderer';
import type {Grammar, Token, TokenStream} from 'prismjs';
import loadLanguages from 'prismjs/components/index';
import {escapeText} from '../../../src/lib/html-entities';
import {tokenClass} from './token-classes';

// The language files and their loader extend a global Prism.
Object.assign(globalThis, {Prism});

// If a page names a language that Prism doesn't support, its code stays plain.
loadLanguages.silent = true;

/** The grammar of a language: the renderer includes two dozen, others come from Prism's own package. */
function grammar(language: string): Grammar | undefined {
  if (!(language in Prism.languages)) loadLanguages([language]);
  return Prism.languages[language];
}

const list = (alias: Token['alias'] | undefined) => [alias ?? []].flat();

/** Wraps each line separately, so that every line of the result is complete HTML. */
function wrap(text: string, types: readonly string[]): string {
  const name = tokenClass(types);
  const wrapped = (line: string) =>
    name === undefined || line.trim() === '' ? line : `<span class="${name}">${line}</span>`;
  return escapeText(text).split('\n').map(wrapped).join('\n');
}

function render(stream: TokenStream, types: readonly string[]): string {
  if (typeof stream === 'string') return wrap(stream, types);
  if (Array.isArray(stream)) return stream.map((part) => render(part, types)).join('');
  return render(stream.content, [...types, stream.type, ...list(stream.alias)]);
}

/**
 * @param language name or alias of a Prism language
 * @returns HTML with as many lines as `code`
 */
export function highlight(code: string, language: string): string {
  const rules = grammar(language);
  return rules ? render(Prism.tokenize(code, rules), []) : escapeText(code);
}
