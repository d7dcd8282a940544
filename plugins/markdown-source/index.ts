/** Hand-written Markdown: read once, changed by positions. */
export {commentsOf} from './comments';
export {applyEdits, type Edit, editPage, span, withoutMark} from './edits';
export {type Removal, removalOf, removeLines} from './lines';
export {isMdx, parseMarkdown} from './parse';
export {perPage, saveRead} from './per-page';
export {plainText, readText} from './read-text';
export {type Release} from './release-mark';
export {selectRelease, type Selection} from './select-release';
