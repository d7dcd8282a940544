/** Takes a page's Markdown apart into its sections, with the text and the symbols of each. */
import {createSlugger} from '@docusaurus/utils';
import type {PageText, Symbol, TextSection} from '../../src/features/search/engine/format';
import {plainLine} from './plain-text';

const FENCE = /^\s*(`{3,}|~{3,})/;
const HEADING = /^(#{1,6})\s+(.*?)(?:\s*(?:\{#([^}]+)\}|\{\/\*\s*#(\S+)\s*\*\/\}))?\s*$/;
const HTML_HEADING = /^<h([2-6]) id="([^"]+)">(.*?)<\/h\1>/;

/** What a page in MDX imports; code does the same, which is text. */
const IMPORT = /^(?:import|export) /;

/** What is no text: comments and drawings. */
function withoutMachinery(markdown: string): string {
  return markdown
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/\{\/\*(?!\s*#)[\s\S]*?\*\/\}/g, '')
    .replace(/<svg\b[\s\S]*?<\/svg>/g, '');
}

/** The symbols of a line: elements with an id that begin with code. */
function symbolsOf(line: string): Symbol[] {
  const parts = line.split(/(?=<[a-z][^<>]* id=")/);
  return parts.flatMap((part) => {
    const match = /^<[^>]* id="([^"]+)"[^>]*>(?:<[a-z][^>]*>){0,3}\s*(?:<code\b|`|\[`)/.exec(part);
    const code = /<code\b[^>]*>(.*?)<\/code>|`([^`]+)`/.exec(part);
    const name = code && plainLine(code[1] ?? `\`${code[2] ?? ''}\``);
    return match?.[1] && name ? [{name, id: match[1]}] : [];
  });
}

/** The command that a line runs, if the section is about it: `datahub put`, below a heading that says `put`. */
function commandsOf(line: string, {id, heading, symbols}: TextSection): Symbol[] {
  const [, name] = /^(?:\$ )?(datahub(?: [a-z][\w-]*)+)/.exec(line.trim()) ?? [];
  const last = name?.split(' ').at(-1) ?? '';
  const isOwn = heading
    .toLowerCase()
    .split(/[^\w-]+/)
    .includes(last);
  const isNew = symbols.every((symbol) => symbol.name !== name);
  return name && id && isOwn && isNew ? [{name, id}] : [];
}

/** @param markdown of a page, without its front matter */
export function pageText(markdown: string, title: string): PageText {
  const slugger = createSlugger();
  let section: TextSection = {id: '', heading: title, level: 1, text: '', symbols: []};
  const sections = [section];
  const lines: string[] = [];
  let fence: string | undefined;

  const close = () => {
    section.text = lines.splice(0).join('\n');
  };
  const open = (level: number, heading: string, id: string) => {
    close();
    section = {id, heading, level, text: '', symbols: []};
    sections.push(section);
  };
  for (const line of withoutMachinery(markdown).split('\n')) {
    const mark = FENCE.exec(line)?.[1];
    if (mark && (!fence || mark.startsWith(fence))) {
      fence = fence ? undefined : mark;
      continue;
    }
    if (fence) {
      if (line.trim()) lines.push(line.trim());
      section.symbols.push(...commandsOf(line, section));
      continue;
    }
    if (IMPORT.test(line)) continue;
    const [, signs = '', text = '', ownId, ownIdMdx] = HEADING.exec(line) ?? [];
    const heading = plainLine(text);
    if (signs) {
      // As Docusaurus does, which does not count explicit ids.
      const id = ownId ?? ownIdMdx ?? slugger.slug(heading);
      if (signs.length > 1) open(signs.length, heading, id);
      continue;
    }
    const [, level, id = '', html = ''] = HTML_HEADING.exec(line) ?? [];
    if (level) open(Number(level), plainLine(html), id);
    section.symbols.push(...symbolsOf(line));
    const plain = level ? '' : plainLine(line);
    if (plain) lines.push(plain);
  }
  close();
  return {sections};
}
