/** Hand-written Markdown: read once, changed by positions. */
export {type Release} from './release-mark';
export {selectRelease, type Selection} from './select-release';
