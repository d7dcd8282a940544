/** Every budget of the site, and the figures that are shown without one. */

/** Parts of the benchmark that can be run separately, in the order they run. */
export const PARTS = [
  'build',
  'load',
  'pages',
  'search',
  'relevance',
  'lighthouse',
  'growth',
  'dev',
] as const;
export type Part = (typeof PARTS)[number];

/** Units of the table; sizes are in thousands of bytes, as in browsers. */
export type Unit = 'kB' | 'B' | 'MB' | 'GB' | 's' | 'ms' | '/s' | '×' | '';

/** One line of the table. */
export type Budget = {
  part: Part;
  what: string;
  unit: Unit;
  /** The maximum, or the minimum if `atLeast` is set; figures without one are for comparison. */
  limit?: number;
  atLeast?: true;
  /** Set if the figure exists only when the stock site is measured, too. */
  comparison?: true;
  /** A stricter goal. */
  goal?: number;
};

const score = (page: string, category: string, limit: number): Budget => ({
  part: 'lighthouse',
  what: `Lighthouse mobile, ${page}: ${category}`,
  unit: '',
  limit,
  atLeast: true,
});

const found = (what: string, limit: number, goal?: number): Budget => ({
  part: 'relevance',
  what: `${goal === undefined ? 'labeled' : 'held-out'} queries: ${what}`,
  unit: '',
  limit,
  ...(goal !== undefined && {goal}),
  atLeast: true,
});

/** Figures of a server under load for one kind of path, compared with another server. */
function loaded<Key extends string>(key: Key, server: string, kind: string, limit: number) {
  const row = (what: string, unit: Unit): Budget => ({
    part: 'load',
    what: `${server}, ${kind}: ${what}`,
    unit,
  });
  const other = server === 'our server' ? 'nginx' : 'bare files';
  return {
    [`${key}Rate`]: row('requests', '/s'),
    [`${key}P99`]: row('p99', 'ms'),
    [`${key}Ratio`]: {...row(`requests against ${other}`, '×'), limit, atLeast: true},
  } as Record<`${Key}Rate` | `${Key}P99` | `${Key}Ratio`, Budget>;
}

/** Every figure by its key; `median page` is the docs page whose HTML has the median weight. */
export const BUDGETS = {
  buildRatio: {
    part: 'build',
    what: 'cold build: CPU relative to stock',
    unit: '×',
    limit: 1.2,
    comparison: true,
  },
  buildCpu: {part: 'build', what: 'cold build: CPU', unit: 's'},
  buildWall: {part: 'build', what: 'cold build: elapsed time', unit: 's'},
  buildMemory: {part: 'build', what: 'cold build: largest process', unit: 'GB', limit: 4},
  warmRatio: {
    part: 'build',
    what: 'warm build after one edit: CPU relative to cold',
    unit: '×',
    limit: 0.6,
  },
  warmWall: {part: 'build', what: 'warm build after one edit: elapsed time', unit: 's'},
  growth: {
    part: 'growth',
    what: 'JavaScript added to a page by each page of the site',
    unit: 'B',
    limit: 60,
  },
  ...loaded('nginxPage', 'nginx', 'page', 0.9),
  ...loaded('nginxAsset', 'nginx', 'asset', 0.9),
  ...loaded('nginx404', 'nginx', '404', 0.9),
  ...loaded('caddyPage', 'Caddy', 'page', 0.9),
  ...loaded('caddyAsset', 'Caddy', 'asset', 0.9),
  ...loaded('caddy404', 'Caddy', '404', 0.9),
  ...loaded('oursPage', 'our server', 'page', 0.5),
  ...loaded('oursAsset', 'our server', 'asset', 0.5),
  ...loaded('ours404', 'our server', '404', 0.5),
  oursMemory: {
    part: 'load',
    what: 'our server: memory added by 100,000 requests',
    unit: 'MB',
    limit: 16,
  },
  js: {
    part: 'pages',
    what: 'median page: JavaScript before interaction, brotli',
    unit: 'kB',
    limit: 200,
    goal: 165,
  },
  css: {part: 'pages', what: 'median page: CSS, brotli', unit: 'kB', limit: 20},
  fonts: {part: 'pages', what: 'median page: fonts', unit: 'kB', limit: 60},
  fontFiles: {part: 'pages', what: 'median page: font files', unit: '', limit: 1},
  prefetch: {part: 'pages', what: 'median page: prefetched for its links, brotli', unit: 'kB'},
  otherHosts: {part: 'pages', what: 'median page: requests to other hosts', unit: '', limit: 0},
  html: {part: 'pages', what: 'docs pages: HTML, median, brotli', unit: 'kB', limit: 12},
  objectsHtml: {part: 'pages', what: 'GraphQL objects page: HTML, brotli', unit: 'kB'},
  objectsJs: {part: 'pages', what: 'GraphQL objects page: JavaScript, brotli', unit: 'kB'},
  objectsLoad: {part: 'pages', what: 'GraphQL objects page: load time', unit: 'ms'},
  searchBytes: {
    part: 'search',
    what: 'search: fetched until the first result, brotli',
    unit: 'kB',
    limit: 350,
  },
  searchIndex: {
    part: 'search',
    what: 'search: only the index of the largest version, brotli',
    unit: 'kB',
    limit: 350,
  },
  searchFirst: {
    part: 'search',
    what: 'search: from index loaded to first result',
    unit: 'ms',
    limit: 150,
  },
  searchLatency: {
    part: 'search',
    what: 'search: key press to results, p95, CPU slowed down 4×',
    unit: 'ms',
    limit: 30,
  },
  searchLatencyFull: {
    part: 'search',
    what: 'search: key press to results, p95, at full speed',
    unit: 'ms',
    limit: 30,
  },
  searchTask: {
    part: 'search',
    what: 'search: longest main-thread task',
    unit: 'ms',
    limit: 50,
  },
  relevanceMrr: found('MRR@10', 0.92),
  relevanceFirst: found('success@1', 0.88),
  relevanceFive: found('success@5', 0.97),
  relevanceTypos: found('success@5 of typos', 0.95),
  heldOutMrr: found('MRR@10', 0.82, 0.88),
  heldOutFirst: found('success@1', 0.75, 0.82),
  heldOutFive: found('success@5', 0.9, 0.96),
  docsPerformance: score('median page', 'performance', 97),
  docsAccessibility: score('median page', 'accessibility', 100),
  docsBestPractices: score('median page', 'best practices', 100),
  docsSeo: score('median page', 'SEO', 100),
  homePerformance: score('home', 'performance', 97),
  homeAccessibility: score('home', 'accessibility', 100),
  homeBestPractices: score('home', 'best practices', 100),
  homeSeo: score('home', 'SEO', 100),
  catalogPerformance: score('/integrations', 'performance', 97),
  catalogAccessibility: score('/integrations', 'accessibility', 100),
  catalogBestPractices: score('/integrations', 'best practices', 100),
  catalogSeo: score('/integrations', 'SEO', 100),
  learnPerformance: score('a Learn post', 'performance', 97),
  learnAccessibility: score('a Learn post', 'accessibility', 100),
  learnBestPractices: score('a Learn post', 'best practices', 100),
  learnSeo: score('a Learn post', 'SEO', 100),
  blocking: {
    part: 'lighthouse',
    what: 'Lighthouse mobile, worst page: blocking time',
    unit: 'ms',
    limit: 100,
  },
  shift: {
    part: 'lighthouse',
    what: 'Lighthouse mobile, worst page: layout shift',
    unit: '',
    limit: 0.02,
  },
  startCold: {part: 'dev', what: 'npm start to first page, cold', unit: 's', limit: 45},
  startWarm: {part: 'dev', what: 'npm start to first page, warm', unit: 's', limit: 20},
  edit: {part: 'dev', what: 'from editing a docs page to screen, median', unit: 's', limit: 1.5},
} as const satisfies Record<string, Budget>;

/** Name of a figure. */
export type FigureKey = keyof typeof BUDGETS;
