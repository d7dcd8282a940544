/**
 * `/dogfood`: every element of the design, with edge cases, on one page that no search engine lists. Development (`npm
 * start`) and the tests build it; the published site doesn't include it.
 */
import path from 'node:path';
import type {Options} from '@docusaurus/plugin-content-pages';
import type {PluginConfig} from '@docusaurus/types';
import {ROOT} from './common/root';
import {markdownPlugins} from './markdown';

export const dogfoodPages: PluginConfig = [
  '@docusaurus/plugin-content-pages',
  {
    id: 'dogfood',
    path: path.join(ROOT, 'src/dogfood'),
    include: ['**/*.mdx'],
    routeBasePath: '/',
    ...markdownPlugins,
  } satisfies Options & {id: string},
];
