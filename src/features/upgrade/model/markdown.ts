/** Writes a plan as a list of tasks in Markdown, to paste into an issue. */
import {countNotes, type Plan} from './plan';
import type {Note, Phase, Step} from './types';

/** Texts that depend on the language of the page. */
export type Words = {
  title: string;
  phases: Readonly<Record<Phase, string>>;
  known: string;
  release: (name: string) => string;
};

/** Links of the site are relative in the facts. */
const absolute = (text: string, site: string) => text.replaceAll('](/', `](${site}/`);

const stepLine = ({step, how}: Step) => `- [ ] ${step}. ${how}.`;

/**
 * @param site origin of the site, without a slash at the end
 * @returns the plan, with a box to check for everything that there is to do
 */
export function markdownOf(plan: Plan, words: Words, site: string): string {
  const noteText = ({release, change, action}: Note) =>
    `${words.release(release)}: ${change}.${action === undefined ? '' : ` **${action}.**`}`;
  const phases = plan.phases.map(({phase, first, notes, last}) =>
    [
      `## ${words.phases[phase]}`,
      [
        ...first.map(stepLine),
        ...notes.map((note) => `- [ ] ${noteText(note)}`),
        ...last.map(stepLine),
      ].join('\n'),
    ].join('\n\n'),
  );
  const known = plan.known.map((note) => `- ${noteText(note)}`).join('\n');
  const all = [`# ${words.title} (${countNotes(plan)})`, ...phases];
  if (known !== '') all.push(`## ${words.known}\n\n${known}`);
  return `${absolute(all.join('\n\n'), site)}\n`;
}
