/** The header of a page outside the docs: its heading, a lead, buttons, and a small graph. */
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';
import type {Flow} from './flow';
import FlowDrawing from './FlowDrawing';
import styles from './styles.module.css';

type Props = {
  title: string;
  lead: ReactNode;
  flow: Flow;
  /** Links below the lead, as buttons. */
  children?: ReactNode;
};

export default function PageHeader({title, lead, flow, children}: Props): ReactNode {
  return (
    <header className={styles.header}>
      <div className={`container ${styles.inner}`}>
        <div>
          <Heading as="h1">{title}</Heading>
          <p className={styles.lead}>{lead}</p>
          {children && <p className={styles.actions}>{children}</p>}
        </div>
        <FlowDrawing flow={flow} />
      </div>
    </header>
  );
}
