/**
 * The third-party services that the site can use, one entry each, off until their variables are set. To enable or add
 * one, see contributing/services.md.
 */
import {type Format, service} from './src/features/services/model/service';
import {SLACK_URL} from './src/lib/links';

/** Letters, digits, and the separators of identifiers: no character that could end a URL or an attribute. */
const identifier = (example: string): Format => ({pattern: /^[\w.-]+$/, example});
const url = (example: string): Format => ({pattern: /^https:\/\/[^\s"'<>]+$/, example});

const originOf = (address: string): string => new URL(address).origin;

/** Scripts, measurements, and tracking pixels of all Google tags. */
const GOOGLE_HOSTS = {
  'script-src': ['https://*.googletagmanager.com'],
  'img-src': ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
  'connect-src': [
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://*.googletagmanager.com',
  ],
};

const SERVICES = [
  service({
    id: 'analytics',
    name: 'Google Analytics',
    purpose:
      'counts which pages are read, measures how fast they load, and collects feedback on pages.',
    variables: {ANALYTICS_ID: {pattern: /^G-[A-Z0-9]+$/, example: 'G-ABC1234567'}},
    consent: true,
    hosts: () => GOOGLE_HOSTS,
    load: ({ANALYTICS_ID}) => ({by: 'google-analytics', id: ANALYTICS_ID}),
  }),
  service({
    id: 'tag-manager',
    name: 'Google Tag Manager',
    purpose: 'loads the tools that the project’s marketing team uses for measurements.',
    variables: {TAG_MANAGER_ID: {pattern: /^GTM-[A-Z0-9]+$/, example: 'GTM-ABC1234'}},
    consent: true,
    hosts: () => GOOGLE_HOSTS,
    load: ({TAG_MANAGER_ID}) => ({by: 'tag-manager', id: TAG_MANAGER_ID}),
  }),
  service({
    id: 'heat-map',
    name: 'Microsoft Clarity',
    purpose: 'records where readers click and how far they scroll.',
    variables: {HEAT_MAP_ID: identifier('abcde12345')},
    consent: true,
    hosts: () => ({
      'script-src': ['https://*.clarity.ms'],
      'img-src': ['https://*.clarity.ms', 'https://c.bing.com'],
      'connect-src': ['https://*.clarity.ms', 'https://c.bing.com'],
    }),
    load: ({HEAT_MAP_ID}) => ({by: 'clarity', id: HEAT_MAP_ID}),
  }),
  service({
    id: 'visitors',
    name: 'RB2B',
    purpose: 'identifies which companies readers work for.',
    variables: {VISITORS_KEY: identifier('ABC123DEF456')},
    consent: true,
    hosts: () => ({
      'script-src': ['https://ddwl4m2hdecbv.cloudfront.net'],
      'connect-src': ['https://*.rb2b.com', 'https://*.execute-api.us-west-2.amazonaws.com'],
    }),
    load: ({VISITORS_KEY}) => ({by: 'rb2b', key: VISITORS_KEY}),
  }),
  service({
    id: 'scheduler',
    name: 'Calendly',
    purpose: 'books a meeting with the project’s vendor.',
    variables: {
      SCHEDULER_URL: {
        pattern: /^https:\/\/calendly\.com\/[\w./-]+$/,
        example: 'https://calendly.com/acme/demo',
      },
    },
    consent: true,
    hosts: () => ({
      'script-src': ['https://assets.calendly.com'],
      'style-src': ['https://assets.calendly.com'],
      'img-src': ['https://assets.calendly.com'],
      'frame-src': ['https://calendly.com'],
    }),
    load: ({SCHEDULER_URL}) => ({by: 'calendly', url: SCHEDULER_URL}),
  }),
  service({
    id: 'chat',
    name: 'RunLLM',
    purpose: 'answers questions about DataHub, at the bottom right or with Ctrl+J or Cmd+J.',
    variables: {CHAT_ASSISTANT_ID: identifier('123')},
    consent: true,
    hosts: () => ({
      'script-src': ['https://widget.runllm.com'],
      'connect-src': ['https://*.runllm.com'],
    }),
    load: ({CHAT_ASSISTANT_ID}) => ({
      by: 'script',
      src: 'https://widget.runllm.com',
      attributes: {
        type: 'module',
        id: 'runllm-widget-script',
        crossorigin: 'true',
        version: 'stable',
        'runllm-assistant-id': CHAT_ASSISTANT_ID,
        'runllm-name': 'DataHub',
        'runllm-preset': 'docusaurus',
        'runllm-position': 'BOTTOM_RIGHT',
        'runllm-keyboard-shortcut': 'Mod+j',
        'runllm-community-type': 'slack',
        'runllm-community-url': SLACK_URL,
      },
    }),
  }),
  service({
    id: 'other',
    name: ({OTHER_SCRIPT_NAME}) => OTHER_SCRIPT_NAME,
    purpose: 'runs its own script.',
    variables: {
      OTHER_SCRIPT_URL: url('https://widget.example/widget.js'),
      OTHER_SCRIPT_NAME: {pattern: /^[^"<>]+$/, example: 'Widget'},
    },
    optional: {
      OTHER_SCRIPT_ATTRIBUTES: {
        pattern: /^(?:[a-z][\w-]*=[^\s"'<>&]*(?:\s+|$))+$/,
        example: 'data-key=abc data-side=left',
      },
    },
    consent: true,
    hosts: ({OTHER_SCRIPT_URL}) => ({'script-src': [originOf(OTHER_SCRIPT_URL)]}),
    load: ({OTHER_SCRIPT_URL, OTHER_SCRIPT_ATTRIBUTES = ''}) => ({
      by: 'script',
      src: OTHER_SCRIPT_URL,
      attributes: Object.fromEntries(
        OTHER_SCRIPT_ATTRIBUTES.split(/\s+/).flatMap((pair) => {
          const [name = '', ...value] = pair.split('=');
          return name === '' ? [] : [[name, value.join('=')]];
        }),
      ),
    }),
  }),
  service({
    id: 'vitals',
    name: 'Core Web Vitals',
    purpose: 'measures how fast pages load, without identifying readers.',
    variables: {VITALS_URL: url('https://measure.example/vitals')},
    consent: false,
    hosts: ({VITALS_URL}) => ({'connect-src': [originOf(VITALS_URL)]}),
    load: ({VITALS_URL}) => ({by: 'vitals', url: VITALS_URL}),
  }),
  service({
    id: 'feedback',
    name: 'Feedback',
    purpose: 'receives what a reader says about a page, once the reader sends it.',
    variables: {FEEDBACK_URL: url('https://feedback.example/docs')},
    consent: false,
    hosts: ({FEEDBACK_URL}) => ({'connect-src': [originOf(FEEDBACK_URL)]}),
    customFields: ({FEEDBACK_URL}) => ({feedbackUrl: FEEDBACK_URL}),
  }),
  service({
    id: 'graphql',
    name: 'DataHub',
    purpose: 'answers requests of the GraphQL workbench, once a reader sends one.',
    variables: {GRAPHQL_URL: url('https://datahub.example/api/graphql')},
    consent: false,
    hosts: ({GRAPHQL_URL}) => ({'connect-src': [originOf(GRAPHQL_URL)]}),
    customFields: ({GRAPHQL_URL}) => ({graphqlUrl: GRAPHQL_URL}),
  }),
  service({
    id: 'calendar',
    name: 'Calendar',
    purpose: 'shows the community’s events on /events, once a reader clicks its button.',
    variables: {EVENTS_CALENDAR_URL: url('https://lu.ma/embed/calendar/abc')},
    consent: false,
    hosts: ({EVENTS_CALENDAR_URL}) => ({'frame-src': [originOf(EVENTS_CALENDAR_URL)]}),
    customFields: ({EVENTS_CALENDAR_URL}) => ({eventsCalendarUrl: EVENTS_CALENDAR_URL}),
  }),
  service({
    id: 'form',
    name: 'Form',
    purpose: 'collects stories on /customer-stories-survey, once a reader clicks its button.',
    variables: {STORY_FORM_URL: url('https://forms.example/story')},
    consent: false,
    hosts: ({STORY_FORM_URL}) => ({'frame-src': [originOf(STORY_FORM_URL)]}),
    customFields: ({STORY_FORM_URL}) => ({storyFormUrl: STORY_FORM_URL}),
  }),
  service({
    id: 'search',
    name: 'Algolia',
    purpose: 'runs searches instead of the site’s own index, once a reader opens the search.',
    variables: {
      ALGOLIA_APP_ID: identifier('ABC123DEF4'),
      ALGOLIA_SEARCH_KEY: identifier('0123456789abcdef'),
    },
    optional: {ALGOLIA_INDEX_NAME: identifier('datahubproject')},
    consent: false,
    hosts: ({ALGOLIA_APP_ID}) => ({
      'connect-src': [
        `https://${ALGOLIA_APP_ID.toLowerCase()}-dsn.algolia.net`,
        `https://${ALGOLIA_APP_ID.toLowerCase()}.algolia.net`,
        'https://*.algolianet.com',
        'https://insights.algolia.io',
      ],
    }),
    customFields: ({ALGOLIA_APP_ID, ALGOLIA_SEARCH_KEY, ALGOLIA_INDEX_NAME}) => ({
      search: {
        appId: ALGOLIA_APP_ID,
        searchKey: ALGOLIA_SEARCH_KEY,
        indexName: ALGOLIA_INDEX_NAME ?? 'datahubproject',
      },
    }),
  }),
];

export default SERVICES;
