/** All scenes, each file named after its page. */
import {loadFor} from '../load-for';
import type {PageScenes} from '../scene';

/** @param version scenes of a page may differ in a release: `tags.0.15.0.ts` replaces `tags.ts` there */
export const loadScenes = (version: string) => loadFor<PageScenes>(__dirname, version);
