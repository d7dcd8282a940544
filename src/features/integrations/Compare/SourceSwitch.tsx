/** Buttons for the column that a phone shows. Wider screens show all columns, and no buttons. */
import {translate} from '@docusaurus/Translate';
import type {Integration} from '@site/src/features/integrations/model/types';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

type Props = {
  sources: readonly Integration[];
  shown: Integration | undefined;
  onShow: (source: Integration) => void;
};

export default function SourceSwitch({sources, shown, onShow}: Props): ReactNode {
  return (
    <div
      role="group"
      aria-label={translate({id: 'site.integrations.switch', message: 'Source to show'})}
      className={styles.switch}
    >
      {sources.map((source) => (
        <button
          key={source.id}
          type="button"
          className="button button--secondary"
          aria-pressed={source === shown}
          onClick={() => onShow(source)}
        >
          {source.name}
        </button>
      ))}
    </div>
  );
}
