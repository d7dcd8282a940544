/** Keeps answers in the order of their questions, whichever comes first. */

/**
 * @param ask answers a question; must not reject
 * @param onAnswer is told each answer that is newer than all before it
 * @returns the same as `ask`, but a question whose answer comes late gets the newest answer instead
 */
export function inOrder<Question, Answer>(
  ask: (question: Question) => Promise<Answer>,
  onAnswer: (answer: Answer) => void,
): (question: Question) => Promise<Answer> {
  let asked = 0;
  let newest: {number: number; answer: Answer} | undefined;
  return async (question) => {
    asked += 1;
    const number = asked;
    const answer = await ask(question);
    if (newest && newest.number > number) return newest.answer;
    newest = {number, answer};
    onAnswer(answer);
    return answer;
  };
}
