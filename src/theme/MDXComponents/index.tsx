/** Adds this site's elements to those that Markdown pages can use. */
import Details from '@site/src/components/Details';
import Diagram from '@site/src/components/Diagram';
import FilterList from '@site/src/components/FilterList';
import StaticBlock from '@site/src/components/StaticBlock';
import MDXComponents from '@theme-original/MDXComponents';

export default {
  ...MDXComponents,
  details: Details,
  Diagram,
  'filter-list': FilterList,
  'static-block': StaticBlock,
};
