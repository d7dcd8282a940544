/** The fold with changes of fields, variables, and types: what is in it loads when it's opened. */
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {lazyPart} from '@site/src/components/lazy-part';
import Heading from '@theme/Heading';
import {type ReactNode, useState} from 'react';
import {namesSources} from '../model/details';
import type {Choice} from '../model/plan';
import type {UpgradeFacts} from '../model/types';
import styles from './styles.module.css';

const Details = lazyPart(() => import('./Details'));

type Props = {facts: UpgradeFacts; choice: Choice};

export default function MoreDetails({facts: {releases, compared}, choice}: Props): ReactNode {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Heading as="h2" id="details">
        <Translate id="site.upgrade.details">Fields, variables, and types</Translate>
      </Heading>
      <p>
        {namesSources(choice) ? (
          <Translate id="site.upgrade.aboutYours">
            What changes for your sources, and what is removed, deprecated, or different elsewhere.
          </Translate>
        ) : (
          <Translate id="site.upgrade.aboutAll">
            What is removed, deprecated, or different. Choose your sources to also see what is new
            for them.
          </Translate>
        )}{' '}
        <Translate
          id="site.upgrade.compared"
          values={{
            compared,
            link: (
              <Link to="/docs/whats-new">
                <Translate id="site.upgrade.whatsNew">What’s new</Translate>
              </Link>
            ),
          }}
        >
          {'The lists start after {compared}; {link} also lists everything that was added.'}
        </Translate>
      </p>
      <details className={styles.more} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>
          {translate({id: 'site.upgrade.showDetails', message: 'Show these changes'})}
        </summary>
        {open && <Details releases={releases} choice={choice} />}
      </details>
    </>
  );
}
