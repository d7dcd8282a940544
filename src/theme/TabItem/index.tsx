/**
 * The panel of a tab, which screen readers announce by its tab. In print and without scripts all panels are shown, each
 * below its label (src/css/tabs.css); the stock panel has no label.
 */
import {useTabs} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/TabItem';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import type {TabAttributes} from '../Tabs/attributes';

export default function TabItem({
  children,
  className,
  value,
  label = value,
  attributes,
}: Props): ReactNode {
  const tab = attributes as TabAttributes | undefined;
  const {selectedValue, lazy} = useTabs();
  const selected = value === selectedValue;
  if (!selected && lazy) return null;
  return (
    <div
      role="tabpanel"
      id={tab?.['aria-controls']}
      aria-labelledby={tab?.id}
      data-label={label}
      // Doesn't use the attribute `hidden`: a page whose styles failed to load also shows all panels.
      className={clsx('tab-panel', !selected && 'tab-panel--other', className)}
    >
      {children}
    </div>
  );
}
