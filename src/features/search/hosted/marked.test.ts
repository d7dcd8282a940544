import {expect, it} from 'vitest';
import {CLOSE, OPEN, parseMarked, withoutTags} from './marked';

const tag = (text: string) => text.replaceAll('[', OPEN).replaceAll(']', CLOSE);

it.each([
  ['', []],
  ['plain <em>text</em>', [{text: 'plain <em>text</em>'}]],
  ['[a]', [{text: 'a', marked: true}]],
  ['a [b] c', [{text: 'a '}, {text: 'b', marked: true}, {text: ' c'}]],
  ['[a][b]c', [{text: 'a', marked: true}, {text: 'b', marked: true}, {text: 'c'}]],
  ['cut [off', [{text: 'cut '}, {text: 'off', marked: true}]],
])('takes apart %s', (text, pieces) => {
  expect(parseMarked(tag(text))).toEqual(pieces);
});

it('prevents text of the site from being parsed as a tag', () => {
  expect(withoutTags(tag('a [b] c'))).toBe('a b c');
});
