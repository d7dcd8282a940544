/** The red box shown where something failed to load: what is missing, why, and a Retry button. */
import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

type Props = {
  /** What failed to load, as a sentence. */
  children: ReactNode;
  error: unknown;
  onRetry: () => void;
};

export default function LoadFailure({children, error, onRetry}: Props): ReactNode {
  return (
    <div role="alert" className="load-failure">
      <p>
        <strong>{children}</strong>
        <br />
        <span>{String(error)}</span>
      </p>
      <button type="button" className="button button--secondary" onClick={onRetry}>
        <Translate id="site.loading.retry">Retry</Translate>
      </button>
    </div>
  );
}
