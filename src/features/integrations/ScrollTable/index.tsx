/** A table in a box that scrolls both ways, while its header and first column stay in view. */
import VisuallyHidden from '@site/src/components/VisuallyHidden';
import clsx from 'clsx';
import type {ComponentProps, ReactNode} from 'react';
import styles from './styles.module.css';

type Props = ComponentProps<'div'> & {
  /** Label for screen readers. */
  caption: ReactNode;
  /** Properties of the table inside the box. */
  table: ComponentProps<'table'>;
};

/** @param props `children` are the head and the body of the table; everything else goes to the box */
export default function ScrollTable(props: Props): ReactNode {
  const {caption, table, className, children, ...box} = props;
  return (
    <div {...box} className={clsx(styles.box, className)}>
      <table {...table} className={clsx(styles.table, table.className)}>
        <VisuallyHidden as="caption">{caption}</VisuallyHidden>
        {children}
      </table>
    </div>
  );
}
