/** All clips, each file named after its page. */
import {loadFor} from '../load-for';
import type {PageClips} from '../clip';

/** @param version clips of a page may differ in a release: `tags.0.15.0.ts` replaces `tags.ts` there */
export const loadClips = (version: string) => loadFor<PageClips>(__dirname, version);
