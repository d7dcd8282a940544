import {expect, it} from 'vitest';
import {keyPath} from './report';

it('renders key paths as they are written', () => {
  expect(keyPath(['modules', 0, 'config', 12, 'name'])).toBe('modules[0].config[12].name');
});
