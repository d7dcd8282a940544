/** One integration of the catalog: the whole card links to its page. */
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type {Integration} from '@site/src/features/integrations/model/types';
import VisuallyHidden from '@site/src/components/VisuallyHidden';
import SinceBadge from '@site/src/features/versions/SinceBadge';
import {translateName} from '@site/src/lib/product-names';
import Heading from '@theme/Heading';
import clsx from 'clsx';
import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import {memo, type ReactNode} from 'react';
import CompareBox from '../CompareBox';
import {valueLabel} from '../labels';
import Mark from '../Mark';
import {comparable} from '../model/compare';
import SupportLevels from '../SupportLevels';
import styles from './styles.module.css';

type Props = {integration: Integration; chosen: boolean; onCompare: (id: string) => void};

/** An icon for links that leave the site, with text for screen readers. */
function ExternalHint(): ReactNode {
  return (
    <>
      <ArrowUpRight size={16} aria-hidden />
      <VisuallyHidden>
        <Translate id="site.integrations.away">(on another site)</Translate>
      </VisuallyHidden>
    </>
  );
}

function Card({integration, chosen, onCompare}: Props): ReactNode {
  const {id, name, topic, href, types, connection, support, badge} = integration;
  return (
    <li className={clsx('card', styles.card)} data-chosen={chosen}>
      <Mark integration={integration} />
      <div className={styles.text}>
        <Heading as="h2">
          <Link to={href} className={styles.link} translate={translateName(href, 'no')}>
            {name}
          </Link>
          {!href.startsWith('/') && <ExternalHint />}
        </Heading>
        <p>{topic}</p>
        <p className={styles.kind}>
          {types.join(', ')} · {valueLabel(connection)}
        </p>
      </div>
      {comparable(integration) && (
        <div className={styles.foot}>
          <SupportLevels levels={support} />
          {badge && <SinceBadge badge={badge} />}
          <CompareBox
            name={name}
            checked={chosen}
            onToggle={() => onCompare(id)}
            className={styles.compare}
          />
        </div>
      )}
    </li>
  );
}

export default memo(Card);
