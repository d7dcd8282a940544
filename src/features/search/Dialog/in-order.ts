/** Keeps answers in the order of their questions, whichever comes first. */

type Options<Question, Answer> = {
  /** What a question has to wait for; must not reject. */
  ready: () => Promise<void>;
  /** Answers a question; must not reject. */
  ask: (question: Question) => Promise<Answer>;
  /** Is told each answer that is newer than all before it. */
  onAnswer: (answer: Answer) => void;
};

/**
 * @returns the same as `ask`, but a question whose answer comes late gets the newest answer instead; of the questions
 * that came while nothing was ready, only the last is asked
 */
export function inOrder<Question, Answer>({
  ready,
  ask,
  onAnswer,
}: Options<Question, Answer>): (question: Question) => Promise<Answer> {
  let asked = 0;
  let last: Promise<Answer>;
  let newest: {number: number; answer: Answer} | undefined;

  async function answer(question: Question, number: number): Promise<Answer> {
    await ready();
    if (number < asked) return last;
    const own = await ask(question);
    if (newest && newest.number > number) return newest.answer;
    newest = {number, answer: own};
    onAnswer(own);
    return own;
  }
  return (question) => {
    asked += 1;
    last = answer(question, asked);
    return last;
  };
}
