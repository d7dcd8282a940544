/** Splits a page into sections, with the text and symbols of each. */
import {createSlugger} from '@docusaurus/utils';
import type {PageText, Symbol, TextSection} from '../../src/features/search/engine/format';
import type {ClipManifest} from '../pictures/manifest';
import {contentsOf} from './page-contents';

/**
 * The command that a line runs, if the section is about it: `datahub check plugins`, below a heading that contains `check`
 * or `plugins`
 */
function commandsOf(line: string, {id, heading, symbols}: TextSection): Symbol[] {
  const [, name] = /^(?:\$ )?(datahub(?: [a-z][\w-]*){1,2})/.exec(line) ?? [];
  const words = heading.toLowerCase().split(/[^\w-]+/);
  const isOwn = name
    ?.split(' ')
    .slice(1)
    .some((word) => words.includes(word));
  const isNew = symbols.every((symbol) => symbol.name !== name);
  return name && id && isOwn && isNew ? [{name, id}] : [];
}

/** Length from which a line may be part of a wrapped paragraph, rather than an item of a list. */
const WRAPPED = 60;

/** Whether a line continues the one before it, because the paragraph is wrapped in the file. */
function continues(line: string, before: string | undefined): boolean {
  return (
    before !== undefined &&
    before.length >= WRAPPED &&
    /[^.:;!?]$/.test(before) &&
    /^[\p{Ll}(]/u.test(line)
  );
}

/** The text of a section, line by line. */
class SectionText {
  #lines: string[] = [];
  #code: number[] = [];
  #canContinue = false;

  addLine(line: string): void {
    const before = this.#lines.at(-1);
    if (this.#canContinue && continues(line, before))
      this.#lines[this.#lines.length - 1] = `${before} ${line}`;
    else this.#lines.push(line);
    // Rows of a table are complete.
    this.#canContinue = !line.includes(' · ');
  }

  addCode(line: string): void {
    this.#code.push(this.#lines.length);
    this.#lines.push(line);
    this.#canContinue = false;
  }

  /** Moves the text to a section, and starts again. */
  moveTo(section: TextSection): void {
    section.text = this.#lines.join('\n');
    if (this.#code.length > 0) section.code = this.#code;
    [this.#lines, this.#code, this.#canContinue] = [[], [], false];
  }
}

/** What is known about a page besides its text. */
export type PageFacts = {
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
  const lines = new SectionText();
  const open = (level: number, heading: string, id: string) => {
    lines.moveTo(section);
    section = {id, heading, level, text: '', symbols: []};
    sections.push(section);
  };
  for (const part of contentsOf(text, file).parts) {
    if ('line' in part) lines.addLine(part.line);
    else if ('clip' in part) {
      const cues = clips?.get(part.clip)?.cues ?? [];
      for (const cue of cues) lines.addLine(cue.text.replaceAll('**', ''));
    } else if ('codeLine' in part) {
      lines.addCode(part.codeLine);
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
  lines.moveTo(section);
  return {sections};
}
