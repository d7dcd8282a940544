/** Loads the adoption stories, and reports errors in them to the contributor. */
import {describe, expect, it} from 'vitest';
import {formatProblem, Problems} from '../../facts/problems';
import {ROOT} from '../../common/root';
import {tempDir} from '../../common/testing/temp-dir';
import {loadAdoptionStories, STORIES_FILE} from './load';

const STORIES = `categories: [Shops, Ponds]
stories:
  - company: Otter
    slug: otter
    category: Shops
    cloud: true
    kind: video
    url: https://youtu.be/abc
    topic: Fish at scale
    quote: {text: We fish., by: Ann at Otter}
  - company: Heron
    slug: heron
    category: Ponds
    kind: blog
    url: https://heron.example/datahub
    topic: Frogs
without_story:
  - Newt
`;

function load(text: string) {
  const problems = new Problems();
  const data = loadAdoptionStories(tempDir({[STORIES_FILE]: text}), problems);
  return {data, text: problems.list.map(formatProblem).join('\n\n')};
}

describe('loadAdoptionStories', () => {
  it('reads stories and companies', () => {
    const {data, text} = load(STORIES);
    expect(text).toBe('');
    expect(data.stories.map(({slug, cloud}) => [slug, cloud])).toEqual([
      ['otter', true],
      ['heron', undefined],
    ]);
    expect(data.without_story).toEqual(['Newt']);
  });

  it.each([
    ['duplicate slug', 'slug: heron', 'slug: otter'],
    ['slug that is not an anchor', 'slug: heron', 'slug: The Heron'],
    ['unknown category', 'category: Ponds', 'category: Lakes'],
    ['unknown kind', 'kind: blog', 'kind: podcast'],
    ['video with the type blog', 'kind: video', 'kind: blog'],
    ['blog with the type video', 'kind: blog', 'kind: video'],
    ['URL without https', 'https://heron', 'http://heron'],
    ['topic as long as a paragraph', 'topic: Frogs', `topic: ${'Frogs '.repeat(20)}`],
    ['quote as long as an article', 'text: We fish.', `text: ${'We fish. '.repeat(30)}`],
    ['company with a story in the list of those without', '- Newt', '- Otter'],
    ['unknown key', 'cloud: true', 'logo: otter.svg'],
  ])('%s', (_, from, to) => {
    expect(STORIES).toContain(from);
    expect(load(STORIES.replace(from, to)).text).toMatchSnapshot();
  });
});

describe(STORIES_FILE, () => {
  const problems = new Problems();
  const {categories, stories, without_story: others} = loadAdoptionStories(ROOT, problems);

  it('loads', () => {
    expect(problems.list.map(formatProblem).join('\n\n')).toBe('');
    expect(new Set(stories.map(({category}) => category))).toEqual(new Set(categories));
    expect(new Set(others).size).toBe(others.length);
  });

  it.each(stories.map((story) => [story.slug, story] as const))('%s', (_, {topic, url}) => {
    expect(topic).toMatch(/^[A-Z].*[^.]$/);
    expect(stories.filter((other) => other.url === url)).toHaveLength(1);
  });
});
