/** What came of a request: the faults, or the response, and how it differs from a server's. */
import Translate from '@docusaurus/Translate';
import CopyIconButton from '@site/src/components/CopyIconButton';
import type {ReactNode} from 'react';
import type {Fault, Outcome} from '../model/run';
import styles from './styles.module.css';

type Props = {outcome: Outcome | undefined; onGoTo: (fault: Fault) => void};

/** More would bury the rest; the first ones are enough to see what is meant. */
const LISTED = 6;

function Names({names}: {names: readonly string[]}): ReactNode {
  return (
    <>
      {names.slice(0, LISTED).map((name, i) => (
        <span key={name}>
          {i > 0 && ', '}
          <code translate="no">{name}</code>
        </span>
      ))}
      {names.length > LISTED && ', …'}
    </>
  );
}

function Faults({faults, onGoTo}: {faults: readonly Fault[]; onGoTo: Props['onGoTo']}): ReactNode {
  return (
    <div className={styles.faults}>
      <ul>
        {faults.map((fault) => (
          <li key={`${fault.part} ${fault.line ?? ''} ${fault.message}`}>
            <span>
              {fault.part === 'variables' && (
                <strong>
                  <Translate id="site.graphql.inVariables">Variables: </Translate>
                </strong>
              )}
              {fault.message}
            </span>
            {fault.line !== undefined && (
              <button
                type="button"
                className="button button--secondary button--sm"
                onClick={() => onGoTo(fault)}
              >
                <Translate id="site.graphql.line" values={{line: fault.line}}>
                  {'Line {line}'}
                </Translate>
              </button>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

export default function Result({outcome, onGoTo}: Props): ReactNode {
  if (!outcome) return null;
  if (outcome.kind === 'rejected') return <Faults faults={outcome.faults} onGoTo={onGoTo} />;
  const {text, noData, unknownUrns} = outcome;
  return (
    <>
      {unknownUrns.length > 0 && (
        <p className={styles.notice}>
          <Translate id="site.graphql.unknown">
            Nothing in the example company has these URNs, and a mutation on a server may fail:
          </Translate>{' '}
          <Names names={unknownUrns} />
        </p>
      )}
      {noData.length > 0 && (
        <p className={styles.notice}>
          <Translate id="site.graphql.noData">
            The example company has no data here, so the values are empty. A server fills them:
          </Translate>{' '}
          <Names names={noData} />
        </p>
      )}
      <div className={styles.response}>
        <CopyIconButton text={text} name="JSON" />
        <pre tabIndex={0} translate="no" className={styles.json}>
          <code>{text}</code>
        </pre>
      </div>
    </>
  );
}
