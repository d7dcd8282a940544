/** Names of languages above code blocks. */
import {expect, it} from 'vitest';
import {languageName} from './languages';

it.each([
  ['bash', 'Shell'],
  ['yaml', 'YAML'],
  ['python', 'Python'],
  ['graphql', 'GraphQL'],
  ['text', ''],
  ['', ''],
])('%s is called %j', (language, name) => {
  expect(languageName(language)).toBe(name);
});
