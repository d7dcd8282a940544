import {expect, it} from 'vitest';
import {markAvailability} from './availability';

const marked = (frontMatter: Record<string, unknown>) => {
  markAvailability(frontMatter, 'docs/a.md', '');
  return frontMatter['sidebar_custom_props'];
};

it('marks only pages of DataHub Cloud', () => {
  expect(marked({availability: 'cloud'})).toEqual({cloud: true});
  expect(marked({availability: 'core'})).toBeUndefined();
  expect(marked({availability: 'both'})).toBeUndefined();
  expect(marked({})).toBeUndefined();
});

it('keeps the other properties of the entry', () => {
  const frontMatter = {availability: 'cloud', sidebar_custom_props: {kept: 1}};
  expect(marked(frontMatter)).toEqual({kept: 1, cloud: true});
});

it('tells the contributor which values are allowed', () => {
  expect(() => marked({availability: 'Cloud'})).toThrowErrorMatchingInlineSnapshot(
    `[ContributorError: docs/a.md: availability: found "Cloud", expected core, cloud, both.]`,
  );
});

it('notes on a page with steps that its screens are not pictured', () => {
  const unpictured = (content: string, availability = 'cloud') => {
    const frontMatter: Record<string, unknown> = {availability};
    markAvailability(frontMatter, 'docs/a.md', content);
    return frontMatter['unpictured'];
  };
  const steps = 'Do this:\n\n1. Open **Inbox**.\n';
  expect(unpictured(steps)).toBe(true);
  expect(unpictured('In the menu, select **Edit**.')).toBe(true);
  expect(unpictured(`${steps}\n![An inbox](picture:inbox/list "Inbox")\n`)).toBeUndefined();
  expect(unpictured('1. Run `datahub version`.\n')).toBeUndefined();
  expect(unpictured(steps, 'both')).toBeUndefined();
});
