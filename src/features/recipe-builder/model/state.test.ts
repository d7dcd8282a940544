/** The parameter `recipe`. */
import {describe, expect, it} from 'vitest';
import {readPressed, writePressed} from './state';

describe('the pressed fields in the URL', () => {
  it('survives being written and read, beside other parameters', () => {
    const ids = ['kafka.topic_patterns', 'kafka.connection.schema_registry_config.key'];
    const search = writePressed(ids, '?kafka=topic');
    expect(search).toBe(
      'kafka=topic&recipe=kafka.topic_patterns+kafka.connection.schema_registry_config.key',
    );
    expect(readPressed(search)).toEqual(ids);
    expect(writePressed([], search)).toBe('kafka=topic');
  });

  it('names each field once, and not more than a page could have', () => {
    expect(readPressed('?recipe=a.b++a.b%20')).toEqual(['a.b']);
    const many = Array.from({length: 5000}, (_, at) => `a.${at}`).join('+');
    expect(readPressed(`?recipe=${many}`)).toHaveLength(400);
  });
});
