import {describe, expect, it} from 'vitest';
import {tempDir} from '../common/testing/temp-dir';
import {formatProblem, Problems} from '../facts/problems';
import {loadGuides} from './load';
import {guideSections} from './sections';
import {weave} from './weave';

const ALLOWED = ['Scenarios', 'Limitations'];

function load(files: Record<string, string>) {
  const problems = new Problems();
  const root = tempDir(files);
  const guides = loadGuides(
    {root, folder: 'facts', allowed: ALLOWED},
    new Set(['boat', 'pier']),
    problems,
  );
  return {guides, told: problems.list.map(formatProblem).join('\n')};
}

describe('the guides of a folder', () => {
  it('are the files beside facts, without the README', () => {
    const {guides, told} = load({
      'facts/README.md': '# Facts',
      'facts/boat.md': 'Lead.\r\n',
      'facts/boat.yaml': '',
    });
    expect([...guides]).toEqual([['boat', 'Lead.\n']]);
    expect(told).toBe('');
  });

  it.each([
    ['an unknown heading', '## Scenario\n', 'one of the headings of a guide: ## Scenarios'],
    ['a second one', '## Scenarios\n\n## Scenarios\n', 'each heading once, in this order'],
    ['the wrong order', '## Limitations\n\n## Scenarios\n', 'each heading once, in this order'],
  ])('reports %s, with its line', (_, text, message) => {
    const {told} = load({'facts/boat.md': text});
    expect(told).toContain(message);
    expect(told).toMatch(/^facts\/boat\.md:\d /);
  });

  it('reports a guide without facts', () => {
    const {guides, told} = load({'facts/raft.md': 'Lead.'});
    expect(guides.size).toBe(0);
    expect(told).toContain('facts/raft.yaml is missing');
  });
});

it('treats headings in code as text', () => {
  const text = 'Lead.\n\n## Scenarios\n\n```text\n## Limitations\n```\n\n## Limitations\n\nNone.\n';
  expect([...guideSections(text, 'a.md')]).toEqual([
    ['lead', 'Lead.'],
    ['Scenarios', '```text\n## Limitations\n```'],
    ['Limitations', 'None.'],
  ]);
});

describe('a woven section', () => {
  const woven = (text: string) =>
    weave(text, 'a.md', {
      link: (target, label) => (target === 'gone' ? label : `[${label}](../${target}.md)`),
      anchorOf: (word) => (word === 'rope' ? 'harbor.rope' : undefined),
    });

  it('links to pages of its version, and shows only labels for others', () =>
    expect(woven('[Tags](/docs/tags), [*old*](/docs/gone), [out](https://a.example).')).toBe(
      '[Tags](../tags.md), *old*, [out](https://a.example).',
    ));

  it('links the first mention of a name', () =>
    expect(woven('### The `rope`\n\nSet `rope`, then `rope=5`, not `roper`.')).toBe(
      '### The `rope`\n\nSet [`rope`](#harbor.rope), then `rope=5`, not `roper`.',
    ));

  it('makes no link inside a link', () =>
    expect(woven('[about `rope`](/docs/tags)')).toBe('[about `rope`](../tags.md)'));
});
