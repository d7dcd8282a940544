/** Hand-written Markdown: parsed once, edited by position. */
export {commentsOf} from './comments';
export {type Edit, editPage, span, withoutMark} from './edits';
export {type Removal, removalOf, removeLines} from './lines';
export {mentionsOf} from './mentions';
export {marksOf} from './page-marks';
export {isMdx, MdxError, parseMarkdown} from './parse';
export {perPage} from './per-page';
export {readText} from './read-text';
export {selectRelease} from './select-release';
