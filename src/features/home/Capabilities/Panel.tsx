/** A card about one capability: a sketch of it, a claim, and links to its documentation. */
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';
import type {Capability} from '../content/capabilities';
import styles from './styles.module.css';

type Props = {capability: Capability; children?: ReactNode};

export default function Panel({capability, children}: Props): ReactNode {
  const {title, text, links} = capability;
  return (
    <li className={styles.panel}>
      {children}
      <div className={styles.words}>
        <Heading as="h3" className={styles.title}>
          {title}
        </Heading>
        <p>{text}</p>
        <p className={styles.links}>
          {links.map(({to, label}) => (
            <Link key={to} to={to}>
              {label}
            </Link>
          ))}
        </p>
      </div>
    </li>
  );
}
