import {scenesOf} from '../scene';

// The release lists results only on the tab, which docs/managed-datahub/observe/assertions.mdx shows.
export default scenesOf('docs/api/tutorials/custom-assertions.mdx', {});
