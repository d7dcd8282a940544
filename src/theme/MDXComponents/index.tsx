/** Adds this site's elements, and tabs, to what Markdown pages can use without an import. */
import {translate} from '@docusaurus/Translate';
import Diagram from '@site/src/components/Diagram';
import FilterList from '@site/src/components/FilterList';
import StaticBlock from '@site/src/components/StaticBlock';
import CodeExchange from '@site/src/features/code/Exchange';
import ProductClip from '@site/src/features/clips';
import ProductPicture from '@site/src/features/pictures';
import RecipeBuilder from '@site/src/features/recipe-builder';
import MDXComponents from '@theme-original/MDXComponents';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import type {ComponentProps, ReactNode} from 'react';

/** The checkbox of an item in a task list. Readers can't check it; the text beside it is the task. */
function TaskCheckbox(props: ComponentProps<'input'>): ReactNode {
  const label = props.checked
    ? translate({id: 'site.task.done', message: 'Done'})
    : translate({id: 'site.task.open', message: 'To do'});
  return <input aria-label={label} {...props} />;
}

export default {
  ...MDXComponents,
  input: TaskCheckbox,
  Diagram,
  ProductClip,
  ProductPicture,
  Tabs,
  TabItem,
  'code-exchange': CodeExchange,
  'filter-list': FilterList,
  'recipe-builder': RecipeBuilder,
  'static-block': StaticBlock,
};
