/** Part `pages`: the weight of docs pages. */
import type {Browser} from '@playwright/test';
import type {FigureKey} from './budgets';
import {attempt, type Figures, type Side} from './figures';
import {medianPage, weighDocs} from './html-weight';
import {weighPage} from './page-weight';
import {served} from './served';
import {repeat} from './statistics';

/** The largest generated page: every object of the GraphQL API. */
const OBJECTS_PAGE = '/docs/graphql/objects';

const KILOBYTES = ['jsIdle', 'jsAll', 'ahead', 'aheadLinks', 'css', 'fonts', 'pictures'] as const;
const COUNTS = ['fontFiles', 'otherHosts'] as const;

const MEDIAN_KEYS: readonly FigureKey[] = ['html', 'aheadSaving', ...KILOBYTES, ...COUNTS];
const OBJECTS_KEYS: readonly FigureKey[] = ['objectsHtml', 'objectsJs', 'objectsLoad'];

/** A build folder, the page to load (by default the one of median weight), and how often. */
type Subject = {build: string; url?: string | undefined; runs: number};

/**
 * Measures the pages of a build folder.
 *
 * @returns the page that was loaded; undefined if there is no build
 */
export async function measurePages(
  figures: Figures,
  side: Side,
  {build, url, runs}: Subject,
  browser: Browser,
): Promise<string | undefined> {
  let loaded = url;
  const set = (key: FigureKey, values: number | readonly number[]) =>
    figures.set(side, key, values);

  await attempt(figures, side, MEDIAN_KEYS, () =>
    served(build, async (origin) => {
      const median = medianPage(weighDocs(build));
      const page = (loaded ??= median.url);
      set('html', median.bytes / 1000);
      const loads = await repeat(runs, () => weighPage(browser, origin, page));
      for (const key of KILOBYTES)
        set(
          key,
          loads.map((load) => load[key] / 1000),
        );
      for (const key of COUNTS)
        set(
          key,
          loads.map((load) => load[key]),
        );
      const saving = await weighPage(browser, origin, page, {savesData: true});
      set('aheadSaving', saving.ahead / 1000);
    }),
  );

  await attempt(figures, side, OBJECTS_KEYS, () =>
    served(build, async (origin) => {
      const objects = weighDocs(build).find(({url}) => url === OBJECTS_PAGE);
      if (!objects) throw new Error(`the build has no page ${OBJECTS_PAGE}`);
      const loads = await repeat(runs, () => weighPage(browser, origin, OBJECTS_PAGE));
      set('objectsHtml', objects.bytes / 1000);
      set(
        'objectsJs',
        loads.map(({jsAll}) => jsAll / 1000),
      );
      set(
        'objectsLoad',
        loads.map(({loadMs}) => loadMs),
      );
    }),
  );
  return loaded;
}
