import type {Compiler, WebpackPluginInstance} from 'webpack';
import {expect, it} from 'vitest';
import {Compilations} from './compilations';

it('waits for the end of the next compilation, and keeps the other plugins of the bundler', async () => {
  const compilations = new Compilations();
  const other = {apply: () => undefined};
  const {plugins = []} = compilations.watch({plugins: [other]});
  expect(plugins).toContain(other);
  const ends: (() => void)[] = [];
  const compiler = {hooks: {done: {tap: (_: string, end: () => void) => ends.push(end)}}};
  for (const plugin of plugins as WebpackPluginInstance[]) {
    plugin.apply(compiler as unknown as Compiler);
  }
  let seen = 0;
  const first = compilations.next().then(() => seen++);
  expect(seen).toBe(0);
  for (const end of ends) end();
  await first;
  expect(seen).toBe(1);
  // The next one hasn't ended.
  const second = compilations.next().then(() => 'compiled');
  expect(await Promise.race([second, Promise.resolve('waiting')])).toBe('waiting');
});
