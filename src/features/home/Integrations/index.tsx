/** The certified integrations by name, and how many there are of each kind. */
import data from '@generated/home-data/default/home.json';
import sprite from '@generated/integrations-data/default/marks.sprite';
import Link from '@docusaurus/Link';
import {translateName} from '@site/src/lib/product-names';
import type {ReactNode} from 'react';
import Section from '../Section';
import styles from './styles.module.css';

const {counts, types, certified} = data;

export default function Integrations(): ReactNode {
  return (
    <Section
      label="Integrations"
      title={`${counts.integrations} integrations`}
      lead="Ingestion reads what your systems know about your data, on a schedule or from your own code. The ones listed here are certified: well tested and widely used."
      sunken
    >
      <ul className={styles.names} aria-label="Certified integrations">
        {certified.map(({id, name, href, mark}) => (
          <li key={id}>
            <Link to={href} className={styles.name} translate={translateName(href, 'no')}>
              <svg viewBox="0 0 24 24" className={styles.mark} aria-hidden>
                <use href={`${sprite}#${mark}`} />
              </svg>
              {name}
            </Link>
          </li>
        ))}
      </ul>
      <dl className={styles.types}>
        {types.map(({name, count}) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{count}</dd>
          </div>
        ))}
      </dl>
      <Link className="button button--secondary button--lg" to="/integrations">
        Browse all integrations
      </Link>{' '}
      <Link className="button button--secondary button--lg" to="/tools/stack">
        See what your stack gets
      </Link>
    </Section>
  );
}
