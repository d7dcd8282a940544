import {expect, it} from 'vitest';
import {howTo} from './structured-data';

const PAGE = {title: 'Start', description: 'How to start.', url: 'https://docs.example/start'};
const heading = (name: string) => ({name, url: `${PAGE.url}#${name.length}`});

it('a page whose headings number steps is a how-to', () => {
  const names = ['Before you start', 'Step 1: install', 'Step 2: run', 'What to read next'];
  expect(howTo(PAGE, names.map(heading))).toMatchObject({
    ...{'@type': 'HowTo', name: 'Start', url: PAGE.url},
    step: [
      {'@type': 'HowToStep', position: 1, name: 'install', url: `${PAGE.url}#15`},
      {'@type': 'HowToStep', position: 2, name: 'run'},
    ],
  });
  expect(howTo(PAGE, ['1. Create the role', '2. Check it'].map(heading))).toBeDefined();
});

it('other pages are not', () => {
  for (const names of [
    [],
    ['Step 1: install'],
    ['Steps', '1.2.3', '2025-05-09'],
    ['3 ways', '4'],
  ]) {
    expect(howTo(PAGE, names.map(heading))).toBeUndefined();
  }
});
