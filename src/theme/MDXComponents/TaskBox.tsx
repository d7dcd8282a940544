/** The box of an item in a list of tasks. Nobody can tick it, and what is said of the task stands beside it. */
import {translate} from '@docusaurus/Translate';
import type {ComponentProps, ReactNode} from 'react';

export default function TaskBox(props: ComponentProps<'input'>): ReactNode {
  const label = props.checked
    ? translate({id: 'site.task.done', message: 'Done'})
    : translate({id: 'site.task.open', message: 'To do'});
  return <input aria-label={label} {...props} />;
}
