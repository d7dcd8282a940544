/** Hand-written Markdown: read once, changed by positions. */
export {type Comment, commentsOf} from './comments';
export {applyEdits, type Edit, editMarkdown, span} from './edits';
export {removalOf, removeLines} from './lines';
export {isMdx, parseMarkdown} from './parse';
export {perPage, withoutMark} from './per-page';
export {plainText, readText} from './read-text';
export {type Release} from './release-mark';
export {selectRelease, type Selection} from './select-release';
