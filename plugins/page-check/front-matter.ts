/** Parses front matter, and explains its errors, for which Docusaurus would print a stack trace. */
import matter from 'gray-matter';
import type {Finding} from './finding';

/** The front matter of a page, without data if it has an error. */
type FrontMatter = {data: Record<string, unknown>; findings: Finding[]};

const BLOCK = /^---[ \t]*\n([\s\S]*?)\n---[ \t]*(?:\n|$)/;
/** A value that contains `: ` and has no quotes. */
const COLON = /^([\w-]+):\s+(?!["'[{|>])(.*:(?:\s.*|))$/;

const key = 'front matter';

function yamlFinding(lines: readonly string[], error: unknown): Finding {
  const colon = lines.findIndex((line) => COLON.test(line));
  const [found = '', name = '', value = ''] = COLON.exec(lines[colon] ?? '') ?? [];
  if (colon >= 0) {
    const quoted = value.replaceAll('"', '\\"');
    const expected = `quotes around a value that contains a colon: ${name}: "${quoted}"`;
    return {line: colon + 2, key, found, expected};
  }
  const {reason, message, mark} = error as Error & {reason?: string; mark?: {line: number}};
  // The first line of the file is the fence, which the parser doesn't get.
  const line = (mark?.line ?? 0) + 2;
  const expected = `YAML that parses (${reason ?? message.split('\n')[0]}); quote text with special characters`;
  return {line, key, found: (lines[line - 2] ?? lines.at(-1) ?? '').trim(), expected};
}

/** @param text of the whole file, from `plainText` */
export function readFrontMatter(text: string): FrontMatter {
  const [, block] = BLOCK.exec(text) ?? [];
  if (block === undefined) {
    const found = text.startsWith('---') ? 'front matter without an end' : 'no front matter';
    const expected = 'title, description, and sidebar_label between two lines of --- at the top';
    return {data: {}, findings: [{line: 1, key, found, expected}]};
  }
  try {
    // An empty options object keeps gray-matter from using its cache, which persists after an error.
    return {data: matter(text, {}).data, findings: []};
  } catch (error) {
    return {data: {}, findings: [yamlFinding(block.split('\n'), error)]};
  }
}

/** Replaces front matter with spaces, so that offsets and lines of the text below stay correct. */
export function blankFrontMatter(text: string): string {
  return text.replace(BLOCK, (block) => block.replace(/[^\n]/g, ' '));
}

/** The line of a key of the front matter, from 1; the first line if the key isn't there. */
export function lineOfKey(text: string, name: string): number {
  const [block = ''] = BLOCK.exec(text) ?? [];
  const index = block.split('\n').findIndex((line) => line.startsWith(`${name}:`));
  return index < 0 ? 1 : index + 1;
}
