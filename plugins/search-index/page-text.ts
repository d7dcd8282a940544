/** Splits a page into sections, with the text and symbols of each. */
import {createSlugger} from '@docusaurus/utils';
import type {PageText, Symbol, TextSection} from '../../src/features/search/engine/format';
import type {ClipManifest} from '../pictures/manifest';
import {contentsOf} from './page-contents';

/** The command that a line runs, if the section is about it: `datahub put`, below a heading that contains `put`. */
function commandsOf(line: string, {id, heading, symbols}: TextSection): Symbol[] {
  const [, name] = /^(?:\$ )?(datahub(?: [a-z][\w-]*)+)/.exec(line) ?? [];
  const last = name?.split(' ').at(-1) ?? '';
  const isOwn = heading
    .toLowerCase()
    .split(/[^\w-]+/)
    .includes(last);
  const isNew = symbols.every((symbol) => symbol.name !== name);
  return name && id && isOwn && isNew ? [{name, id}] : [];
}

/** What is known about a page besides its text. */
type PageFacts = {
  title: string;
  /** File name; determines whether the page is MDX or Markdown. */
  file: string;
  /** Names that the page defines, by the ids of their elements. */
  names?: ReadonlyMap<string, string> | undefined;
  /** The clips of the page's version. */
  clips?: ClipManifest | undefined;
};

/** @param text of the page, with or without its front matter */
export function pageText(text: string, {title, file, names, clips}: PageFacts): PageText {
  const slugger = createSlugger();
  let section: TextSection = {id: '', heading: title, level: 1, text: '', symbols: []};
  const sections = [section];
  const lines: string[] = [];
  const open = (level: number, heading: string, id: string) => {
    section.text = lines.splice(0).join('\n');
    section = {id, heading, level, text: '', symbols: []};
    sections.push(section);
  };
  for (const part of contentsOf(text, file).parts) {
    if ('line' in part) lines.push(part.line);
    else if ('clip' in part) {
      const cues = clips?.get(part.clip)?.cues ?? [];
      lines.push(...cues.map((cue) => cue.text.replaceAll('**', '')));
    } else if ('codeLine' in part) {
      lines.push(part.codeLine);
      section.symbols.push(...commandsOf(part.codeLine, section));
    } else if ('anchor' in part) {
      const name = names?.get(part.anchor);
      if (name !== undefined) section.symbols.push({name, id: part.anchor});
    } else {
      // Like Docusaurus, which does not count explicit ids.
      const id = part.id ?? slugger.slug(part.heading);
      if (part.level > 1) open(part.level, part.heading, id);
    }
  }
  section.text = lines.join('\n');
  return {sections};
}
