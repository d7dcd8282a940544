/** What is wrong with the URN, and the repairs. */
import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {applyEdit, type Fault} from '../model/fault';
import type {ReadUrn} from '../model/check';
import styles from './styles.module.css';

function kindOf(severity: Fault['severity']): string {
  return {
    error: translate({id: 'site.urn.error', message: 'Rejected'}),
    strict: translate({id: 'site.urn.strict', message: 'Rejected if strict'}),
    hint: translate({id: 'site.urn.hint', message: 'Check this'}),
  }[severity];
}

type Props = {
  text: string;
  urn: ReadUrn | undefined;
  faults: readonly Fault[];
  onRepair: (text: string) => void;
};

function Verdict({urn, faults}: Pick<Props, 'urn' | 'faults'>): ReactNode {
  const rejected = faults.some(({severity}) => severity === 'error');
  // Separate elements, because the browser's translation may have replaced the text nodes.
  if (rejected || !urn)
    return (
      <b key="no" className={styles.bad}>
        <Translate id="site.urn.invalid">The server rejects this URN.</Translate>
      </b>
    );
  return (
    <b key="yes" className={styles.good}>
      <Translate id="site.urn.valid" values={{type: urn.type.title}}>
        {'This is a valid URN. Type: {type}.'}
      </Translate>
    </b>
  );
}

export default function Faults({text, urn, faults, onRepair}: Props): ReactNode {
  return (
    <div className={styles.faults}>
      <p role="status">
        <Verdict urn={urn} faults={faults} />
      </p>
      {faults.length > 0 && (
        <ul>
          {faults.map(({severity, start, message, fix}) => (
            <li key={`${start} ${message}`} data-severity={severity}>
              <span>
                <b>{kindOf(severity)}</b> {message}{' '}
                {start < text.length && start > 0 && (
                  <small>
                    <Translate id="site.urn.place" values={{place: start + 1}}>
                      {'At character {place}.'}
                    </Translate>
                  </small>
                )}
              </span>
              {fix && (
                <button
                  type="button"
                  className="button button--secondary button--sm"
                  onClick={() => onRepair(applyEdit(text, fix.edit))}
                >
                  {fix.label}
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
