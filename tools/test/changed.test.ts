import {expect, it} from 'vitest';
import {isContentAlone} from './changed';

it('distinguishes content from code', () => {
  expect(isContentAlone(['docs/features.md', 'reference/sources/kafka.yaml'])).toBe(true);
  expect(isContentAlone(['docs/features.md', 'plugins/index.ts'])).toBe(false);
  expect(isContentAlone(['docusaurus.config.ts'])).toBe(false);
});
