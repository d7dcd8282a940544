import {inspect} from 'node:util';
import {expect, it} from 'vitest';
import {ContributorError} from './contributor-error';

it('is always printed as its name and message', () => {
  class FactError extends ContributorError {}
  const error = new FactError('docs/a.md is a duplicate.\nRemove it.');
  expect(inspect(error)).toBe('[FactError: docs/a.md is a duplicate.\nRemove it.]');
  expect(error.stack).toBe('FactError: docs/a.md is a duplicate.\nRemove it.');
});
