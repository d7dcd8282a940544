/** What a story should say: the questions of its form, in order. */

/** A question, and a hint on what to answer. */
type Question = {key: string; label: string; hint: string};

/** The questions, in the order of the form. */
export const QUESTIONS: readonly Question[] = [
  {
    key: 'who',
    label: 'Who are you?',
    hint: 'Your role and, if you may name it, your company and its line of business.',
  },
  {
    key: 'problem',
    label: 'What was the problem?',
    hint: 'What people could not find, trust, or change before you had DataHub.',
  },
  {
    key: 'setup',
    label: 'How do you run DataHub?',
    hint: 'Self-hosted or DataHub Cloud, since when, with which data sources, for how many people.',
  },
  {
    key: 'use',
    label: 'What do you use it for?',
    hint: 'Search, lineage, governance, quality, automation: the one or two that matter most.',
  },
  {
    key: 'result',
    label: 'What changed?',
    hint: 'Something that can be seen or counted, and what did not work out.',
  },
  {
    key: 'next',
    label: 'What would you like to do with it?',
    hint: 'An article, a talk at a town hall, or a chat with others who have the same problem.',
  },
];
