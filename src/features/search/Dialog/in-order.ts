/** Keeps answers in the order of their questions, regardless of which arrives first. */

type Options<Question, Answer> = {
  /** Returns what questions have to wait for, if anything; it must not reject. */
  ready: () => Promise<void> | undefined;
  /** Answers a question; must not reject. */
  ask: (question: Question) => Promise<Answer>;
  /** Called with each answer that is newer than all previous ones, and whether no newer one is expected. */
  onAnswer: (answer: Answer, isLatest: boolean) => void;
};

type InOrder<Question> = {
  /** Asks a question. Of those that arrive before `ready`, only the last is asked. */
  ask: (question: Question) => Promise<void>;
  /** Drops the answers to all questions so far. */
  forget: () => void;
};

/** Asks questions at once, and reports their answers without those that newer answers have overtaken. */
export function inOrder<Question, Answer>(options: Options<Question, Answer>): InOrder<Question> {
  let asked = 0;
  let newest = 0;
  return {
    async ask(question) {
      const number = ++asked;
      const ready = options.ready();
      if (ready) await ready;
      if (number < asked) return;
      const answer = await options.ask(question);
      if (number < newest) return;
      newest = number;
      options.onAnswer(answer, number === asked);
    },
    forget() {
      newest = ++asked;
    },
  };
}
