/**
 * What docusaurus.config.ts takes from this folder, loaded past Docusaurus' own module loader. That one keeps no module
 * cache: each module would be evaluated once for every module that imports it, so that libraries such as `graphql` would
 * exist several times, and nothing could be remembered between two edits in `npm start`.
 */
import {require as requireTypeScript} from 'tsx/cjs/api';
import type * as All from './all';

const plugins = requireTypeScript('./all.ts', __filename) as typeof All;

export default plugins;
