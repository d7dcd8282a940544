/** Generates the calendar file of the town halls for the build and `npm start`. */
import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {CALENDAR_PATH, calendarFile} from '../../src/features/events/model/calendar-file';
import {EVENTS_URL} from '../../src/lib/links';

export default function eventCalendar({
  baseUrl,
  generatedFilesDir,
  siteConfig,
}: LoadContext): Plugin {
  const text = calendarFile(siteConfig.url, EVENTS_URL);
  const write = (folder: string) => {
    const file = path.join(folder, CALENDAR_PATH);
    fs.mkdirSync(path.dirname(file), {recursive: true});
    fs.writeFileSync(file, text);
  };
  return {
    name: 'event-calendar',
    configureWebpack(_config, isServer) {
      if (isServer || process.env.NODE_ENV !== 'development') return undefined;
      const served = path.join(generatedFilesDir, 'event-calendar', 'served');
      write(served);
      const folder = {directory: served, publicPath: baseUrl, watch: false};
      // Declared here because the bundler's types leave out its development server.
      const config = {
        devServer: {static: [folder]},
        mergeStrategy: {'devServer.static': 'append'},
      } as const;
      return config;
    },
    postBuild({outDir}) {
      write(outDir);
    },
  };
}
