/** The scripts of a system as one per language, to be copied at once. Pure functions. */
import type {LeastScript} from '../../grants/model/least';

/** How comments start in the languages that have them. */
const COMMENTS: Readonly<Record<string, string>> = {
  sql: '--',
  bash: '#',
  python: '#',
  powershell: '#',
  yaml: '#',
  javascript: '//',
  cypher: '//',
};

/** A script with everything of its language. */
export type Block = {language: string; code: string};

/** A title or a lead without the marks of names. */
const plain = (text: string) => text.replaceAll('`', '').replace(/:$/, '');

/** @returns scripts in the order in which their languages appear; those without comments stay alone */
export function blocksOf(scripts: readonly LeastScript[]): Block[] {
  const blocks: Block[] = [];
  for (const {language, code, title, lead} of scripts) {
    const mark = COMMENTS[language];
    const text = mark === undefined ? code : `${mark} ${plain(title ?? lead)}\n${code}`;
    const same = blocks.find((block) => block.language === language);
    if (same && mark !== undefined) same.code += `\n\n${text}`;
    else blocks.push({language, code: text});
  }
  return blocks;
}
