/** A column header of the comparison: the source, a link to its page, and a button that removes it. */
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import type {Integration} from '@site/src/features/integrations/model/types';
import {translateName} from '@site/src/lib/product-names';
import X from 'lucide-react/icons/x';
import type {ReactNode} from 'react';
import Mark from '../Mark';
import styles from './styles.module.css';

type Props = {
  source: Integration;
  /** Whether a phone shows the column. */
  shown: boolean;
  onRemove: (id: string) => void;
};

export default function SourceHeader({source, shown, onRemove}: Props): ReactNode {
  const {id, name, href} = source;
  return (
    <th scope="col" data-shown={shown}>
      <span className={styles.source}>
        <Mark integration={source} small />
        <Link to={href} translate={translateName(href, 'no')}>
          {name}
        </Link>
        <button
          type="button"
          aria-label={translate(
            {id: 'site.integrations.drop', message: 'Remove {name} from the comparison'},
            {name},
          )}
          onClick={() => onRemove(id)}
        >
          <X size={16} aria-hidden />
        </button>
      </span>
    </th>
  );
}
