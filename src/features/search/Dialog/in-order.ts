/** Keeps answers in the order of their questions, regardless of which arrives first. */

type Options<Question, Answer> = {
  /** What questions have to wait for; must not reject. */
  ready: () => Promise<void>;
  /** Answers a question; must not reject. */
  ask: (question: Question) => Promise<Answer>;
  /** Called with each answer that is newer than all previous ones. */
  onAnswer: (answer: Answer) => void;
};

/**
 * @returns a function like `ask`, except that a question whose answer arrives late gets the newest answer instead, and
 * of the questions that arrive before `ready`, only the last is asked
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
