import {describe, expect, it} from 'vitest';
import {markerFor, markText} from './mark';
import {siteIndex} from './testing';

const index = siteIndex();

/** Returns the text with brackets around its marks. */
const mark = (query: string, text: string) =>
  markText(text, markerFor(index, query))
    .map((piece) => (piece.marked ? `[${piece.text}]` : piece.text))
    .join('');

describe('markText', () => {
  it.each([
    ['policy', 'Policies grant privileges.', '[Policies] grant privileges.'],
    ['snowf', 'Reads Snowflake.', 'Reads [Snowflake].'],
    ['linaege ', 'Data Lineage', 'Data [Lineage]'],
    ['power bi', 'PowerBI reports', '[PowerBI] reports'],
    ['k8s', 'with Kubernetes', 'with [Kubernetes]'],
    ['AUTH_OIDC_CLIENT_ID', 'Set AUTH_OIDC_CLIENT_ID=x', 'Set [AUTH_OIDC_CLIENT_ID]=x'],
    ['search across entities', 'searchAcrossEntities', '[searchAcrossEntities]'],
    ['urn:li:dataset', 'Begins with urn:li:dataset.', 'Begins with [urn:li:dataset].'],
    ['data lineage', 'Data, lineage.', '[Data], [lineage].'],
  ])('marks matches for %s in “%s”', (query, text, marked) => {
    expect(mark(query, text)).toBe(marked);
  });

  it('does not mark words that only lead to the same pages', () => {
    expect(mark('prune', 'Deleting datasets')).toBe('Deleting datasets');
  });

  it('does not mark inside a word', () => {
    expect(mark('sign ', 'Design')).toBe('Design');
  });

  it('returns text without marks in one piece, and empty text in none', () => {
    expect(markText('Nothing here', markerFor(index, 'snowflake'))).toEqual([
      {text: 'Nothing here'},
    ]);
    expect(markText('', markerFor(index, 'snowflake'))).toEqual([]);
  });

  it.each(['snowflake tables', 'AUTH_OIDC', '<b>', ''])(
    'does not change the text for %j',
    (query) => {
      const text = 'AUTH_OIDC.x: <b>Snowflake</b> · tables & “views” – 100 %';
      const pieces = markText(text, markerFor(index, query));
      expect(pieces.map((piece) => piece.text).join('')).toBe(text);
    },
  );
});
