/** The calendar file is written where the site serves it. */
import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {expect, it} from 'vitest';
import {CALENDAR_PATH} from '../../src/features/events/model/calendar-file';
import {tempDir} from '../common/testing/temp-dir';
import eventCalendar from './index';

it('writes the file into the build', async () => {
  const outDir = tempDir();
  const siteConfig = {url: 'https://docs.example'};
  const plugin = eventCalendar({
    siteConfig,
    baseUrl: '/',
    generatedFilesDir: outDir,
  } as LoadContext);
  await plugin.postBuild?.({outDir} as Parameters<NonNullable<Plugin['postBuild']>>[0]);
  const file = fs.readFileSync(path.join(outDir, CALENDAR_PATH), 'utf8');
  expect(file).toMatch(/^BEGIN:VCALENDAR\r\n/);
  expect(file.replaceAll('\r\n ', '')).toContain('https://docs.example/events');
});
