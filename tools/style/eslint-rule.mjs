/**
 * ESLint rule: the words of everywhere.yml in comments, and in text that people read: strings with a space, templates,
 * JSX.
 */
import {styleChecker} from './index.mjs';

/** @type {ReturnType<typeof styleChecker> | undefined} The list is read once for all files. */
let checker;

/** @type {import('eslint').Rule.RuleModule} */
export const styleWords = {
  meta: {
    type: 'suggestion',
    docs: {description: 'Disallows words that read as if they were translated'},
    messages: {word: 'Found "{{found}}"; write {{expected}} (tools/style/everywhere.yml).'},
    schema: [],
  },
  create({sourceCode, report}) {
    const faultsOf = (checker ??= styleChecker('everywhere'));
    /** @param {{range?: [number, number]}} node */
    const check = ({range}) => {
      if (!range) return;
      const text = sourceCode.text.slice(...range);
      for (const {index, found, expected} of faultsOf(text)) {
        const at = (offset) => sourceCode.getLocFromIndex(range[0] + index + offset);
        report({
          loc: {start: at(0), end: at(found.length)},
          messageId: 'word',
          data: {found, expected},
        });
      }
    };
    return {
      Program: () => sourceCode.getAllComments().forEach(check),
      Literal(node) {
        if (typeof node.value === 'string' && node.value.includes(' ')) check(node);
      },
      TemplateElement: check,
      JSXText: check,
    };
  },
};
