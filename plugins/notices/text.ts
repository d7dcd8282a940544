/** Writes the notice: every package with its version and license, and every text of a license once. */
import type {Licensed} from './license';

const RULE = '-'.repeat(80);

const INTRO = `Software, fonts, and drawings of third parties that this site sends to browsers.
Made by the build from what is in its files; the site itself is under the Apache License 2.0.

The pictures and clips below /pictures/ show the user interface of DataHub, https://github.com/datahub-project/datahub,
which is under the Apache License 2.0, too. The company in them, its people, and its data are invented. Names and logos of other
products are marks of their owners.`;

const nameOf = ({name, version, license}: Licensed) => `${name} ${version} (${license})`;

/** The notice as plain text; packages that share a text are listed above it. */
export function noticeText(packages: readonly Licensed[]): string {
  const byText = new Map<string, Set<string>>();
  for (const one of packages) {
    const text = one.text.replaceAll('\r\n', '\n');
    byText.set(text, (byText.get(text) ?? new Set()).add(nameOf(one)));
  }
  const parts = [...byText].map(([text, names]) => [...[...names].sort(), '', text].join('\n'));
  return `${[INTRO, ...parts.sort()].join(`\n\n${RULE}\n\n`)}\n`;
}
