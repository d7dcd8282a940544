/** Front matter is complete and has only known keys. */
import {z} from 'zod';
import {schemaProblems} from '../../../plugins/facts/schema-problems';
import {show} from '../../../plugins/facts/problems';
import {keyPath} from '../../../plugins/facts/report';
import {filledText} from '../../../plugins/facts/schema-parts';
import {releaseMarks} from '../../../plugins/releases/schema';
import {isBare} from '../bare-labels';
import type {Rule} from '../rule';

const [SHORTEST, LONGEST] = [70, 160];

const schema = z.strictObject({
  title: filledText,
  description: filledText,
  sidebar_label: filledText.optional(),
  pagination_label: filledText.optional(),
  displayed_sidebar: z.null().optional(),
  availability: z.enum(['core', 'cloud', 'both']).optional(),
  ...releaseMarks,
  keywords: z.array(filledText).optional(),
  toc_max_heading_level: z.number().optional(),
  short_because: filledText.optional(),
});

export const frontMatter: Rule = ({frontMatter: data}) => {
  const result = schema.safeParse(data);
  const problems = result.success ? [] : schemaProblems(result.error, data);
  const findings = problems.map(({keys, found, expected}) => ({
    line: 1,
    found: show(found) ?? `no value for ${keyPath(keys)}`,
    expected: `${keyPath(keys)}: ${expected}`,
  }));
  const {length} = String(data['description'] ?? '').trim();
  if (length > 0 && (length < SHORTEST || length > LONGEST)) {
    const expected = `${SHORTEST} to ${LONGEST}, in one sentence that says what readers will find`;
    findings.push({line: 1, found: `a description of ${length} characters`, expected});
  }
  if (data['sidebar_label'] === undefined && data['displayed_sidebar'] !== null) {
    const expected = 'sidebar_label, the label of the page in the sidebar';
    findings.push({line: 1, found: 'no sidebar_label', expected});
  }
  if (typeof data['sidebar_label'] === 'string' && isBare(data['sidebar_label'])) {
    const expected = 'a label that says what the page is about, even outside its group';
    findings.push({line: 1, found: `sidebar_label: ${data['sidebar_label']}`, expected});
  }
  return findings;
};
