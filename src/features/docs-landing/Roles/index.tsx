/** Where to start, by role. */
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import ChartColumn from 'lucide-react/icons/chart-column';
import Network from 'lucide-react/icons/network';
import Scale from 'lucide-react/icons/scale';
import Workflow from 'lucide-react/icons/workflow';
import type {ReactNode} from 'react';
import {ROLES} from '../content';
import styles from './styles.module.css';

/** Icons, in the order of the roles. */
const ICONS = [Workflow, ChartColumn, Network, Scale];

export default function Roles(): ReactNode {
  return (
    <ul className={styles.grid}>
      {ROLES.map(({name, goal, entries}, i) => {
        const Icon = ICONS[i] ?? Workflow;
        return (
          <li key={name} className={styles.role}>
            <Heading as="h3" className={styles.name}>
              <Icon size={22} strokeWidth={1.75} aria-hidden /> {name}
            </Heading>
            <p>{goal}</p>
            <ul>
              {entries.map(({to, label}) => (
                <li key={to}>
                  <Link to={to}>{label}</Link>
                </li>
              ))}
            </ul>
          </li>
        );
      })}
    </ul>
  );
}
