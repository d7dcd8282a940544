import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {contrast, palettesOf} from '../../src/lib/contrast';
import {ROOT} from '../common/root';
import {MARKS} from './marks';
import {legible} from './mark-colors';

describe('legible', () => {
  it('keeps a color that has enough contrast', () => {
    expect(legible('#29b5e8', '#0b151c')).toBe('#29b5e8');
  });

  it('darkens on light backgrounds and lightens on dark ones', () => {
    expect(legible('#fdee21', '#ffffff')).toMatch(/^#[0-9a-f]{6}$/);
    expect(contrast(legible('#fdee21', '#fff'), '#ffffff')).toBeLessThan(4);
    expect(legible('#000000', '#ffffff')).toBe('#000000');
    expect(contrast(legible('#000000', '#0b151c'), '#0b151c')).toBeGreaterThanOrEqual(3);
  });
});

const palettes = palettesOf(fs.readFileSync(path.join(ROOT, 'src/css/tokens.css'), 'utf8'));

describe.each(['light', 'dark'] as const)('on the %s look', (look) => {
  const ground = palettes[look]['sunken'] ?? '';
  it.each(Object.entries(MARKS))('%s', (_, {hex}) => {
    expect(contrast(legible(`#${hex}`, ground), ground)).toBeGreaterThanOrEqual(3);
  });
});
