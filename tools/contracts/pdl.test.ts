/** Comments of a PDL file reach the definition below them, whatever annotations are in between. */
import {expect, it} from 'vitest';
import {readPdl} from './pdl';

const FILE = `namespace com.linkedin.dataset

import com.linkedin.common.Uri

/**
 * Properties
 * of a Dataset
 */
@Aspect = {
  "name": "datasetProperties"
}
record DatasetProperties includes CustomProperties, com.linkedin.common.ExternalReference {

  /**
   * Display name
   */
  @Searchable = {
    "/tags/*/tag": {"fieldName": "a } b"},
    "boostScore": 10.0
  }
  name: optional string

  plain: int = 1

  /** Where it is */
  @deprecated = "Use externalUrl; it's better."
  uri: optional Uri

  @Deprecated
  tags: array[string] = [ ]
}`;

it('reads types, fields, and deprecations', () => {
  expect(readPdl(FILE)).toEqual({
    aspects: [['DatasetProperties', 'datasetProperties']],
    includes: [['DatasetProperties', ['CustomProperties', 'ExternalReference']]],
    comments: [
      {type: 'DatasetProperties', text: 'Properties\nof a Dataset', deprecated: false},
      {type: 'DatasetProperties', member: 'name', text: 'Display name', deprecated: false},
      {type: 'DatasetProperties', member: 'uri', text: 'Where it is', deprecated: true},
      {type: 'DatasetProperties', member: 'tags', text: '', deprecated: true},
    ],
  });
});

it('reads the symbols of an enum', () => {
  const file = readPdl(
    'enum State {\n  /** Good */\n  ON\n  OFF\n\n  /** Bad */\n  @deprecated\n  GONE\n}',
  );
  expect(file.comments.map(({member, text, deprecated}) => [member, text, deprecated])).toEqual([
    [undefined, '', false],
    ['ON', 'Good', false],
    ['GONE', 'Bad', true],
  ]);
});
