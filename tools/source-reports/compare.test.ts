import {spawnSync} from 'node:child_process';
import {describe, expect, it} from 'vitest';
import {tempDir} from '../../plugins/common/testing/temp-dir';
import {field, module, source} from '../../plugins/sources/pages/testing/sources';
import {readCodeFields} from './code-fields';
import {compareFields} from './compare';
import {fieldReport} from './field-report';

const SETUP = `entry_points = {
    "datahub.ingestion.source.plugins": [
        "pond = datahub.pond.source:PondSource",
    ],
}
`;
const CONFIG = `from typing import Dict, Optional
from pydantic import Field
from datahub.base import ConfigModel, Common

class Net(ConfigModel):
    size: float = Field(default=1.5, description="Width.")

class PondConfig(Common):
    depth: int
    net: Optional[Net] = None
    nets: Dict[str, Net] = Field(default_factory=dict)
    _hidden: str = "x"
    lilies: bool = Field(True, hidden_from_docs=True)
`;
const BASE = `from pydantic import BaseModel

class ConfigModel(BaseModel):
    pass

LIMIT = 10

class Common(ConfigModel):
    limit: int = LIMIT
`;
const SOURCE = `from datahub.pond.config import PondConfig

@config_class(PondConfig)
class PondSource:
    pass
`;

const checkout = () =>
  tempDir({
    'metadata-ingestion/setup.py': SETUP,
    'metadata-ingestion/src/datahub/base.py': BASE,
    'metadata-ingestion/src/datahub/pond/config.py': CONFIG,
    'metadata-ingestion/src/datahub/pond/source.py': SOURCE,
  });
const compared = (...config: Parameters<typeof field>[]) =>
  compareFields(
    [
      source({
        slug: 'pond',
        name: 'Pond',
        modules: [module({plugin: 'pond', config: config.map((one) => field(...one))})],
      }),
    ],
    readCodeFields(checkout()),
  );

const hasPython = spawnSync('python3', ['--version']).status === 0;

describe.skipIf(!hasPython)('fields compared with the code', () => {
  it('agree', () => {
    const {differences, fields} = compared(
      ['depth', 'integer', 'How deep.', {required: true}],
      ['net.size', 'number', 'Width.', {default: '1.5'}],
      ['nets.<key>.size', 'number', 'Width.', {default: '1.5'}],
      ['limit', 'integer', 'Most fish.', {default: '10'}],
      ['lilies', 'boolean', 'Reads lilies.', {default: 'true', hidden: true}],
    );
    expect(fields).toBe(5);
    expect(differences).toEqual([]);
  });

  it('are reported where they differ', () => {
    const found = compared(
      ['depth', 'integer', 'How deep.'],
      ['nets', 'map', 'Nets.', {default: '{}'}],
      ['limit', 'integer', 'Most fish.', {default: '11'}],
      ['rod', 'string', 'A rod.'],
    );
    expect(found.differences.map(({kind, field: name}) => `${kind} ${name}`)).toEqual([
      'required depth',
      'default limit',
      'unknown rod',
      'missing net',
      'missing net.size',
      'missing nets.<key>.size',
      'missing lilies',
    ]);
    expect(fieldReport(found)).toContain('| `pond` | `limit` | 11 | 10 |');
  });
});

it('requests a checkout if the argument is something else', () =>
  expect(() => readCodeFields(tempDir())).toThrow('expected a checkout of'));
