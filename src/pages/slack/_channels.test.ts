/** The Slack page and the docs list the same channels. */
import fs from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {ROOT} from '../../../plugins/common/root';
import {CHANNELS} from './_channels';

it('names the channels of docs/slack.md, each once', () => {
  const page = fs.readFileSync(path.join(ROOT, 'docs/slack.md'), 'utf8');
  const table = page
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .join('\n');
  const named = [...table.matchAll(/\*\*(#[a-z-]+)\*\*/g)].map(([, name]) => name);
  expect(CHANNELS.map(({name}) => name).sort()).toEqual(named.sort());
});
