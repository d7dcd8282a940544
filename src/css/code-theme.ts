/** Colours of words in code blocks, light and dark; each holds 4.5:1 on its background. */
import type {PrismTheme} from 'prism-react-renderer';

type Palette = Record<
  | 'plain'
  | 'background'
  | 'comment'
  | 'keyword'
  | 'string'
  | 'number'
  | 'name'
  | 'type'
  | 'bad'
  | 'good',
  string
>;

function themeOf(palette: Palette): PrismTheme {
  const {plain, background, comment, keyword, string, number, name, type, bad, good} = palette;
  return {
    plain: {color: plain, backgroundColor: background},
    styles: [
      {
        types: ['comment', 'prolog', 'doctype', 'cdata'],
        style: {color: comment, fontStyle: 'italic'},
      },
      {types: ['punctuation', 'operator'], style: {color: comment}},
      {types: ['keyword', 'atrule', 'selector', 'important', 'rule'], style: {color: keyword}},
      {types: ['string', 'char', 'attr-value', 'url', 'regex'], style: {color: string}},
      {types: ['number', 'boolean', 'constant', 'symbol', 'null'], style: {color: number}},
      {types: ['property', 'key', 'attr-name', 'function', 'tag'], style: {color: name}},
      {
        types: ['class-name', 'builtin', 'variable', 'namespace', 'annotation'],
        style: {color: type},
      },
      {types: ['deleted'], style: {color: bad}},
      {types: ['inserted'], style: {color: good}},
    ],
  };
}

/** For `themeConfig.prism`. */
export const codeTheme = {
  theme: themeOf({
    plain: '#12232e',
    background: '#f3f7f9',
    comment: '#566975',
    keyword: '#6b3fa0',
    string: '#1b6440',
    number: '#8a4b00',
    name: '#045f74',
    type: '#26559c',
    bad: '#a3242f',
    good: '#14663c',
  }),
  darkTheme: themeOf({
    plain: '#dde7ed',
    background: '#0f1c25',
    comment: '#8fa3af',
    keyword: '#cfb2f7',
    string: '#8fd9ac',
    number: '#f4c56b',
    name: '#62cbdf',
    type: '#9cc0ff',
    bad: '#ff9a9f',
    good: '#7fd8a4',
  }),
};
