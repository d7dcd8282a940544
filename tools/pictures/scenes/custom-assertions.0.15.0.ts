import {scenesOf} from '../scene';

// The release lists results on the tab alone, which docs/managed-datahub/observe/assertions.mdx shows.
export default scenesOf('docs/api/tutorials/custom-assertions.mdx', {});
