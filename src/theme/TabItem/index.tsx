/**
 * The panel of a tab, which its label names for screen readers. On paper and without scripts all panels show, each
 * below that name (src/css/tabs.css); the stock one has none.
 */
import {useTabs} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/TabItem';
import clsx from 'clsx';
import type {ReactNode} from 'react';

export default function TabItem({children, className, value, label = value}: Props): ReactNode {
  const {selectedValue, lazy} = useTabs();
  const selected = value === selectedValue;
  if (!selected && lazy) return null;
  return (
    <div
      role="tabpanel"
      aria-label={label}
      // Not the attribute `hidden`: a page that has lost its styles shows all panels too.
      className={clsx('tab-panel', !selected && 'tab-panel--other', className)}
    >
      {children}
    </div>
  );
}
