import {expect, it} from 'vitest';
import {choicesOf, withChoices} from './choices';
import {nextFacts, sourceOf} from './testing/facts';

const source = sourceOf('snowflake');
if (!source) throw new Error('There is no source snowflake.');
const {common} = nextFacts();
const start = source.starts[0]?.yaml ?? '';

it('leads from a recipe to choices, and back', () => {
  const text = withChoices(
    start,
    {extract_tags: 'with_lineage', include_usage_stats: 'false'},
    source,
    common,
  );
  expect(text).toContain('include_usage_stats: false');
  const choices = choicesOf(start, text, source, common);
  expect(choices).toEqual({extract_tags: 'with_lineage', include_usage_stats: 'false'});
  expect(withChoices(start, choices, source, common)).toBe(text);
});

it('never contains what somebody typed', () => {
  const text = `${start}\n# secret\n`
    .replace(/account_id: .*/, 'account_id: hunter2')
    .replace('profiling:', 'role: hunter2\n    profiling:');
  expect(JSON.stringify(choicesOf(start, text, source, common))).not.toContain('hunter2');
});

it('says that a setting is gone, and of which type the sink is', () => {
  const choices = {'sink.type': 'file'};
  expect(choicesOf(start, withChoices(start, choices, source, common), source, common)).toEqual(
    choices,
  );
  expect(
    choicesOf(
      'source:\n  config:\n    profiling:\n      enabled: true\n',
      'source:\n  config: {}\n',
      source,
      common,
    ),
  ).toEqual({'profiling.enabled': '-'});
});

it('ignores what the source does not have', () => {
  expect(
    withChoices(
      start,
      {nothing: 'true', 'profiling.enabled': '<b>', toString: 'true'},
      source,
      common,
    ),
  ).toBe(start);
});
