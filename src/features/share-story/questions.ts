/** What a story should say: the questions of its form, in order. */

/** A question, and a hint on what to answer. */
type Question = {key: string; label: string; hint: string};

/** The questions, in the order of the form. */
export const QUESTIONS: readonly Question[] = [
  {
    key: 'who',
    label: 'Who are you?',
    hint: 'Your role and, if you may name it, your company and its industry.',
  },
  {
    key: 'problem',
    label: 'What was the problem?',
    hint: 'What people couldn’t find, trust, or change before you had DataHub.',
  },
  {
    key: 'setup',
    label: 'How do you run DataHub?',
    hint: 'Self-hosted or DataHub Cloud, since when, with which data sources, and for how many people.',
  },
  {
    key: 'use',
    label: 'What do you use it for?',
    hint: 'Search, lineage, governance, quality, automation: the one or two that matter most.',
  },
  {
    key: 'result',
    label: 'What changed?',
    hint: 'Results that can be seen or measured, and what didn’t work out.',
  },
  {
    key: 'next',
    label: 'What would you like to do with it?',
    hint: 'An article, a talk at a town hall, or a conversation with others who have the same problem.',
  },
];
