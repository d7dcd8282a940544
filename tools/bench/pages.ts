/** Part `pages`: the weight of docs pages. */
import type {Browser} from '@playwright/test';
import type {FigureKey} from './budgets';
import {attempt, type Figures, type Side} from './figures';
import {medianPage, weighDocs} from './html-weight';
import {weighPage, type Loaded} from './page-weight';
import {served} from './served';
import {median} from './statistics';

/** The largest generated page: every object of the GraphQL API. */
const OBJECTS_PAGE = '/docs/graphql/objects';

/** Load times vary. */
const LOADS = 3;

const MEDIAN_KEYS: readonly FigureKey[] = [
  'html',
  'js',
  'css',
  'fonts',
  'fontFiles',
  'prefetch',
  'otherHosts',
];
const OBJECTS_KEYS: readonly FigureKey[] = ['objectsHtml', 'objectsJs', 'objectsLoad'];

/**
 * Measures the pages of a build folder.
 *
 * @param url page to load; the one with the median weight if left out
 * @returns the page that was loaded; undefined if there is no build
 */
export async function measurePages(
  figures: Figures,
  side: Side,
  build: string,
  browser: Browser,
  url?: string,
): Promise<string | undefined> {
  let loaded = url;
  const set = (key: FigureKey, value: number) => figures.set(side, key, value);

  await attempt(figures, side, MEDIAN_KEYS, () =>
    served(build, async (origin) => {
      const page = medianPage(weighDocs(build));
      loaded ??= page.url;
      const {js, css, fonts, fontFiles, prefetch, otherHosts} = await weighPage(
        browser,
        origin,
        loaded,
      );
      set('html', page.bytes / 1000);
      set('js', js / 1000);
      set('css', css / 1000);
      set('fonts', fonts / 1000);
      set('fontFiles', fontFiles);
      set('prefetch', prefetch / 1000);
      set('otherHosts', otherHosts);
    }),
  );

  await attempt(figures, side, OBJECTS_KEYS, () =>
    served(build, async (origin) => {
      const objects = weighDocs(build).find(({url}) => url === OBJECTS_PAGE);
      if (!objects) throw new Error(`the build has no page ${OBJECTS_PAGE}`);
      const loads: Loaded[] = [];
      for (let run = 0; run < LOADS; run += 1) {
        loads.push(await weighPage(browser, origin, OBJECTS_PAGE));
      }
      set('objectsHtml', objects.bytes / 1000);
      set('objectsJs', median(loads.map(({js}) => js)) / 1000);
      set('objectsLoad', median(loads.map(({loadMs}) => loadMs)));
    }),
  );
  return loaded;
}
