/**
 * What docusaurus.config.ts takes from this folder, loaded past Docusaurus' own module loader. That loader has no
 * module cache: it would evaluate each module once per import, which would duplicate libraries such as `graphql`, and
 * nothing could be cached between edits in `npm start`.
 */
import {register} from 'tsx/cjs/api';
import type * as All from './all';

/** A fixed name: for each new one, `tsx` compiles every file again, and its own `require` makes up one per process. */
const NAMESPACE = 'site';

const plugins = register({namespace: NAMESPACE}).require('./all.ts', __filename) as typeof All;

export default plugins;
