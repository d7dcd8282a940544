/** Budgets of what pages weigh. `median page` is the docs page whose HTML has the median weight. */
import type {Budget} from './types';

export const PAGES = {
  jsIdle: {
    part: 'pages',
    what: 'median page: JavaScript until loaded and idle, brotli',
    unit: 'kB',
    limit: 40,
  },
  jsAll: {
    part: 'pages',
    what: 'median page: JavaScript in all until something is opened, brotli',
    unit: 'kB',
    limit: 150,
    goal: 140,
  },
  ahead: {part: 'pages', what: 'median page: fetched ahead when idle, brotli', unit: 'kB'},
  aheadLinks: {part: 'pages', what: 'median page: of that, for other pages', unit: 'kB', limit: 0},
  aheadSaving: {
    part: 'pages',
    what: 'median page: fetched ahead for a reader who saves data',
    unit: 'kB',
    limit: 0,
  },
  css: {part: 'pages', what: 'median page: CSS, brotli', unit: 'kB', limit: 20},
  fonts: {part: 'pages', what: 'median page: fonts', unit: 'kB', limit: 60},
  fontFiles: {part: 'pages', what: 'median page: font files', unit: '', limit: 1},
  pictures: {part: 'pages', what: 'median page: pictures until idle', unit: 'kB', limit: 60},
  otherHosts: {part: 'pages', what: 'median page: requests to other hosts', unit: '', limit: 0},
  html: {part: 'pages', what: 'docs pages: HTML, median, brotli', unit: 'kB', limit: 12, goal: 8},
  objectsHtml: {part: 'pages', what: 'GraphQL objects page: HTML, brotli', unit: 'kB'},
  objectsJs: {part: 'pages', what: 'GraphQL objects page: JavaScript in all, brotli', unit: 'kB'},
  objectsLoad: {part: 'pages', what: 'GraphQL objects page: load time', unit: 'ms'},
} as const satisfies Record<string, Budget>;
