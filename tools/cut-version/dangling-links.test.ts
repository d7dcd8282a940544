import {describe, expect, it} from 'vitest';
import {unlinkMissing} from './dangling-links';

describe('unlinkMissing', () => {
  const released = new Set(['how/search.md']);
  const next = new Set([...released, 'advanced/api-tracing.md']);
  const run = (text: string) =>
    unlinkMissing(
      text,
      'how/updating.md',
      (f) => released.has(f),
      (f) => next.has(f),
    );

  it('keeps the label of a link to a Next-only page and reports it', () => {
    const {text, dangling} = run(
      'See\n[`trace` ids](../advanced/api-tracing.md#ids) and [search](search.md).',
    );
    expect(text).toBe('See\n`trace` ids and [search](search.md).');
    expect(dangling).toEqual([{file: 'how/updating.md', target: 'advanced/api-tracing.md'}]);
  });

  it('drops a list item that starts with such a link', () => {
    expect(run('- [Trace](../advanced/api-tracing.md): writes\n- [Search](search.md)')).toEqual({
      text: '- [Search](search.md)',
      dangling: [],
    });
  });

  it('leaves code, other sites, and links that are also broken in Next', () => {
    const text =
      '```md\n[x](../advanced/api-tracing.md)\n```\n[y](https://a.example/b.md) [z](typo.md)';
    expect(run(text)).toEqual({text, dangling: []});
  });
});
