import os from 'node:os';
import {describe, expect, it} from 'vitest';
import {childSeconds, measureProcess} from './measured-process';

const cwd = os.tmpdir();
const node = (script: string) => [process.execPath, '-e', script];

describe('measureProcess', () => {
  it('counts the time and memory of grandchildren, too', async () => {
    const busy = 'const b = Buffer.alloc(2e8, 1); while (process.cpuUsage().user < 5e5);';
    const parent = `require('child_process').execFileSync(process.execPath, ['-e', ${JSON.stringify(busy)}])`;
    const usage = await measureProcess(node(parent), {cwd});
    expect(usage.cpuSeconds).toBeGreaterThan(0.3);
    expect(usage.wallSeconds).toBeGreaterThan(0.5);
    expect(usage.peakBytes).toBeGreaterThan(2e8);
  });

  it('does not count waiting as work', async () => {
    const usage = await measureProcess(node('setTimeout(() => 0, 1000)'), {cwd});
    expect(usage.cpuSeconds).toBeLessThan(usage.wallSeconds / 2);
  });

  it('shows the output of a failing program', () =>
    expect(measureProcess(node('console.log("no luck"); process.exit(3)'), {cwd})).rejects.toThrow(
      /ended with 3:\nno luck/,
    ));
});

describe('the output of `times`', () => {
  it.each([
    ['0m0.01s 0m0.02s\n1m2.50s 0m1.25s\n', 63.75],
    ['0m0,010s 0m0,020s\n0m2,500s 0m1,000s\n', 3.5],
  ])('is read: %j', (text, seconds) => expect(childSeconds(text)).toBe(seconds));

  it('is not guessed', () => expect(() => childSeconds('0m1s 0m1s\n')).toThrow('Not understood'));
});
