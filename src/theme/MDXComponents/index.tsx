/** Adds this site's elements, and tabs, to what Markdown pages can use without an import. */
import Diagram from '@site/src/components/Diagram';
import FilterList from '@site/src/components/FilterList';
import StaticBlock from '@site/src/components/StaticBlock';
import MDXComponents from '@theme-original/MDXComponents';
import TaskBox from './TaskBox';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';

export default {
  ...MDXComponents,
  input: TaskBox,
  Diagram,
  Tabs,
  TabItem,
  'filter-list': FilterList,
  'static-block': StaticBlock,
};
