/** Collects problems in the files of reference/, so that a contributor sees all of them at once. */

import {ContributorError} from '../common/contributor-error';

/** One problem in one file, worded for the person who can fix it. */
export type Problem = {
  /** File, relative to the project's root, with forward slashes. */
  file: string;
  /** Line, counted from 1; left out if the problem has no position in the text. */
  line?: number;
  /** Path of the key, such as `modules[0].support`; empty for the whole file. */
  key: string;
  /** What is there, shortened for display; left out if nothing is. */
  found?: string;
  /** What should be there, and what to do if that isn't obvious. */
  expected: string;
};

/** Renders a problem as the lines a contributor reads. */
export function formatProblem({file, line, key, found, expected}: Problem): string {
  const place = line === undefined ? file : `${file}:${line}`;
  const lines = [key === '' ? place : `${place}  ${key}`];
  if (found !== undefined) lines.push(`    found:    ${found}`);
  lines.push(`    expected: ${expected}`);
  return lines.join('\n');
}

/** A longer list would bury the first problems, which often cause the rest. */
const SHOWN = 30;

/** @param where completes "3 problems …"  @returns a message that lists the problems, or the first of many */
export function problemList(problems: readonly Problem[], where: string): string {
  const count = problems.length === 1 ? '1 problem' : `${problems.length} problems`;
  const list = problems.slice(0, SHOWN).map(formatProblem).join('\n\n');
  const more = problems.length - SHOWN;
  const rest = more > 0 ? `\n\n... and ${more} more, which may be caused by the ones above` : '';
  return `${count} ${where}:\n\n${list}${rest}\n`;
}

/** Thrown by {@link Problems.throwIfAny}; its message lists the problems. */
export class ReferenceDataError extends ContributorError {
  constructor(readonly problems: readonly Problem[]) {
    super(problemList(problems, 'in the reference facts'));
  }
}

/** A list that loaders add to while they continue reading. */
export class Problems {
  readonly list: Problem[] = [];

  add(problem: Problem): void {
    this.list.push(problem);
  }

  /** Throws a {@link ReferenceDataError} if there are any problems. */
  throwIfAny(): void {
    if (this.list.length > 0) throw new ReferenceDataError(this.list);
  }
}

/** Formats a value for a message: JSON, truncated to 80 characters; undefined for a missing value. */
export function show(value: unknown): string | undefined {
  if (value === undefined) return undefined;
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 80 ? `${text.slice(0, 77)}...` : text;
}
