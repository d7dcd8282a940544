/**
 * Colours of words in code blocks. They are tokens, so one theme serves light and dark: a page that
 * opens in dark shows no light code first, and a printed one no dark code.
 */
import type {PrismTheme} from 'prism-react-renderer';

const theme: PrismTheme = {
  plain: {color: 'var(--text)', backgroundColor: 'var(--sunken)'},
  styles: [
    {
      types: ['comment', 'prolog', 'doctype', 'cdata'],
      style: {color: 'var(--text-muted)', fontStyle: 'italic'},
    },
    {types: ['punctuation', 'operator'], style: {color: 'var(--text-muted)'}},
    {types: ['keyword', 'selector', 'important', 'rule'], style: {color: 'var(--plum)'}},
    {types: ['string', 'char', 'attr-value', 'url', 'regex'], style: {color: 'var(--good)'}},
    {
      types: ['number', 'boolean', 'constant', 'symbol', 'null'],
      style: {color: 'var(--mark-text)'},
    },
    {
      types: ['property', 'key', 'atrule', 'attr-name', 'function', 'tag'],
      style: {color: 'var(--accent-text)'},
    },
    {
      types: ['class-name', 'builtin', 'variable', 'namespace', 'annotation'],
      style: {color: 'var(--info)'},
    },
    {types: ['deleted'], style: {color: 'var(--bad)'}},
    {types: ['inserted'], style: {color: 'var(--good)'}},
  ],
};

/** For `themeConfig.prism`. */
export const codeTheme = {theme, darkTheme: theme};
