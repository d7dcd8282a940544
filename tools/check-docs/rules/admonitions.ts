/** Admonitions are of a kind that the site renders, and their titles are in brackets. */
import type {Rule} from '../rule';

const KINDS = ['note', 'tip', 'warning'];

export const admonitions: Rule = ({text}) =>
  [...text.matchAll(/^[ \t]*:::+[ \t]*(\w+)(.*)$/gm)].flatMap(
    ({0: found, 1: kind = '', 2: rest = '', index}) => {
      const line = text.slice(0, index).split('\n').length;
      if (!KINDS.includes(kind))
        return [{line, found, expected: `one of :::${KINDS.join(', :::')}`}];
      if (/^(?:\[.+\])?\s*$/.test(rest)) return [];
      return [{line, found, expected: `a title in brackets: :::${kind}[${rest.trim()}]`}];
    },
  );
