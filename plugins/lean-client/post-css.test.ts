import {describe, expect, it} from 'vitest';
import {withoutPresetEnv} from './post-css';

describe('withoutPresetEnv', () => {
  it('keeps the plugins that others added', () => {
    const layers = {postcssPlugin: 'layers'};
    const preset = [require.resolve('postcss-preset-env'), {}];
    const options = withoutPresetEnv({ident: 'postcss', plugins: [preset, layers]});
    expect(options).toEqual({ident: 'postcss', config: false, plugins: [layers]});
  });

  it('also drops it without options', () => {
    expect(withoutPresetEnv({plugins: [require.resolve('postcss-preset-env')]}).plugins).toEqual(
      [],
    );
  });
});
