import {inspect} from 'node:util';
import {expect, it} from 'vitest';
import {ContributorError} from './contributor-error';

it('is printed as its name and its message, whatever prints it', () => {
  class FactError extends ContributorError {}
  const error = new FactError('docs/a.md is there twice.\nRemove it.');
  expect(inspect(error)).toBe('[FactError: docs/a.md is there twice.\nRemove it.]');
  expect(error.stack).toBe('FactError: docs/a.md is there twice.\nRemove it.');
});
