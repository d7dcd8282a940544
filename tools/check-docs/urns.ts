/** Finds URNs in text: in prose, in code of any language, and in data. */

type FoundUrn = {urn: string; offset: number};

const START = /urn:li:\w+:/g;
/** What can't be in a key without parentheses, because it ends the code or the sentence around it. */
const END = /[\s"'`,)<>\]|;&\\␟]/;
/** Signs of a pattern, or of a value to fill in. */
const PATTERN = /[<>{}*$%"'+|]|\.\.\.|…|\.urn/;

/** @returns the position after the parenthesis that closes the one at `from`; undefined if its line has none */
function afterParentheses(text: string, from: number): number | undefined {
  let depth = 0;
  for (let i = from; i < text.length && text[i] !== '\n'; i++) {
    if (text[i] === '(') depth++;
    else if (text[i] === ')' && --depth === 0) return i + 1;
  }
  return undefined;
}

/** @returns complete URNs; patterns, and beginnings of URNs, are left out */
export function urnsIn(text: string): FoundUrn[] {
  const found: FoundUrn[] = [];
  let last = 0;
  for (const {0: head, index} of text.matchAll(START)) {
    // The URNs inside a URN belong to it.
    if (index < last) continue;
    const key = index + head.length;
    const length = text.slice(key).search(END);
    const end =
      text[key] === '(' ? afterParentheses(text, key) : length < 0 ? text.length : key + length;
    if (end === undefined) continue;
    last = end;
    const urn = text.slice(index, end).replace(/[.:]+$/, '');
    if (!PATTERN.test(decodeSafe(urn)) && urn.length >= head.length)
      found.push({urn, offset: index});
  }
  return found;
}

/** Encoded characters of a name aren't signs of a pattern. */
function decodeSafe(urn: string): string {
  return urn.replaceAll(/%[\dA-F]{2}/gi, '');
}
