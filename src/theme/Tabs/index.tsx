/** Adds to the stock tabs what `attributes.ts` describes. The panels are in src/theme/TabItem. */
import OriginalTabs from '@theme-original/Tabs';
import type {Props} from '@theme/Tabs';
import {Children, cloneElement, isValidElement, type ReactNode, useId} from 'react';
import {type TabAttributes, tabAttributes} from './attributes';

export default function Tabs({children, ...props}: Props): ReactNode {
  const group = useId();
  return (
    <OriginalTabs {...props}>
      {Children.toArray(children).map((child, index) => {
        if (!isValidElement<{attributes?: Partial<TabAttributes>}>(child)) return child;
        const attributes = {...child.props.attributes, ...tabAttributes(group, index)};
        return cloneElement(child, {attributes});
      })}
    </OriginalTabs>
  );
}
