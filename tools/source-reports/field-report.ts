/** The comparison as a page of Markdown. */
import {code, escapeText, table} from '../../plugins/page-kit/markdown';
import type {Comparison, Difference} from './compare';

const KINDS: Readonly<Record<Difference['kind'], string>> = {
  missing: 'Fields that the code has and the reference lacks',
  unknown: 'Fields that the reference has and the code lacks',
  default: 'Defaults that differ',
  required: 'Required in one, optional in the other',
};

const cell = (text: string) => (text === '' ? '–' : escapeText(text.slice(0, 120)));

/** @returns the page, the same for the same comparison */
export function fieldReport({modules, fields, unread, differences}: Comparison): string {
  const sections = Object.entries(KINDS).map(([kind, title]) => {
    const rows = differences
      .filter((one) => one.kind === kind)
      .map((one) => [code(one.plugin), code(one.field), cell(one.ours), cell(one.code)]);
    return rows.length === 0
      ? `## ${title}\n\nNone.`
      : `## ${title}\n\n${table(['Module', 'Field', 'Reference', 'Code'], rows)}`;
  });
  const head = `# Fields of the sources, compared with the code

Written by \`npm run report:sources\`, from the classes of the platform's public source at the commit that the documentation describes. ${fields}
fields of ${modules} modules were compared; ${unread} defaults are computed at runtime and were not. A difference needs a review, but isn't always a
fault: the code is only parsed, not run.`;
  return `${[head, ...sections].join('\n\n')}\n`;
}
