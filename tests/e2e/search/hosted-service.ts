/** A fake of the hosted search service, with an index of some pages. */
import type {Page, Route} from '@playwright/test';
import {SETTINGS} from '../../../tools/search-publish/settings';
import type {BuiltPage} from '../../../tools/search-publish/read-build';
import {recordsOf} from '../../../tools/search-publish/records';
import {FakeIndexes, type FakeRequest} from '../../../tools/search-publish/testing/fake-indexes';
import {FROZEN, FROZEN_DOCS} from '../../versions';

/** Hosts of the service and of its statistics. */
const FOREIGN = /^https:\/\/([\w.-]+\.)?(algolia\.net|algolianet\.com|algolia\.io)\//;

/** Pages in addition to the named ones: more than a dialog or a list shows at once. */
const MANY = 45;

const section = (id: string, heading: string, text: string) => ({
  ...{id, heading, text, symbols: []},
  level: id === '' ? 1 : 2,
});

const guide = (url: string, versionName: string, version: string): BuiltPage => ({
  ...{url, versionName, version, title: 'First guide', breadcrumbs: ['Guides']},
  description: 'Where to begin.',
  sections: [
    section('', 'First guide', 'Before anything else.'),
    section('steps', 'Steps', 'Feed the zebrafish <em>twice</em> a day.'),
  ],
});

const PAGES: BuiltPage[] = [
  guide('/docs/guide/first', 'current', 'Next'),
  guide(`${FROZEN_DOCS}/guide/first`, FROZEN, FROZEN),
  {
    ...{url: '/town-hall', title: 'Town hall', breadcrumbs: ['Community']},
    ...{description: 'Meet others who keep zebrafish.', sections: []},
  },
  ...Array.from({length: MANY}, (_, at) => ({
    ...{url: `/docs/lineage/${at}`, versionName: 'current', version: 'Next'},
    ...{title: `Lineage part ${at}`, breadcrumbs: ['Lineage'], description: 'Where data is from.'},
    sections: [
      section('', `Lineage part ${at}`, 'Lineage.'),
      section('a', 'More lineage', 'More.'),
    ],
  })),
];

export type HostedService = FakeIndexes & {
  /** Status to respond with instead of results. */
  failing: number | undefined;
  /** Addresses that the browser requested from the service and its hosts. */
  asked: string[];
};

/** Converts a route's request to the fake's format. */
function toRequest(route: Route): FakeRequest {
  const request = route.request();
  const {pathname, searchParams} = new URL(request.url());
  return {
    method: request.method(),
    path: decodeURIComponent(pathname),
    headers: new Headers(request.headers()),
    query: searchParams,
    body: request.postDataJSON() as unknown,
  };
}

/** Intercepts the hosts of the service. Call it before the page opens. */
export async function hostedService(page: Page): Promise<HostedService> {
  const service: HostedService = Object.assign(new FakeIndexes(), {failing: undefined, asked: []});
  const index = service.index('datahubproject');
  index.settings = SETTINGS;
  for (const record of recordsOf({versions: ['current', FROZEN], pages: PAGES}))
    index.records.set(record.objectID, record);
  await page.route(FOREIGN, async (route) => {
    service.asked.push(route.request().url());
    const headers = {'access-control-allow-origin': '*', 'access-control-allow-headers': '*'};
    if (route.request().method() === 'OPTIONS') return route.fulfill({headers, status: 204});
    if (service.failing !== undefined)
      return route.fulfill({headers, status: service.failing, json: {message: 'Out of order'}});
    const {status, body} = service.answer(toRequest(route));
    return route.fulfill({headers, status, json: body});
  });
  return service;
}

/** Returns the queries that arrived, each with its parameters. */
export const queriesTo = (service: HostedService): Record<string, unknown>[] =>
  service.requests
    .filter(({path}) => path.endsWith('/queries'))
    .flatMap(({body}) => (body as {requests: Record<string, unknown>[]}).requests);
