/** The page after a crash: what happened, and what to do next. Doesn't depend on anything that may have crashed around it. */
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import Translate from '@docusaurus/Translate';
import type {Props} from '@theme/Error';
import {type ReactNode, useEffect, useRef} from 'react';
import {CAUSE, messages} from './messages';
import {reportUrl} from './report';
import styles from './styles.module.css';

/**
 * Lets the reader leave the page that crashed: calls `tryAgain` on another page, because the error boundary surrounds
 * both pages and would show the crash there, too.
 */
function useRecovery(tryAgain: () => void): void {
  const {pathname} = useLocation();
  const crashed = useRef(pathname);
  useEffect(() => {
    if (pathname !== crashed.current) tryAgain();
  }, [pathname, tryAgain]);
}

export default function ErrorPageContent({error, tryAgain}: Props): ReactNode {
  useRecovery(tryAgain);
  const text = messages(error).join(CAUSE);
  return (
    <main className="container margin-vert--xl">
      <div role="alert">
        <h1>
          <Translate id="theme.ErrorPageContent.title">This page crashed.</Translate>
        </h1>
        <p>
          <Translate id="site.crash.text">
            This is our fault. Trying again often helps; if it doesn&rsquo;t, please let us know.
          </Translate>
        </p>
      </div>
      <div className={styles.actions}>
        <button type="button" className="button button--primary" onClick={tryAgain}>
          <Translate id="theme.ErrorPageContent.tryAgain">Try again</Translate>
        </button>
        {/* A full page load clears all state from the crash. */}
        <Link to="pathname:///" target="_self" className="button button--secondary">
          <Translate id="site.crash.home">Go to the home page</Translate>
        </Link>
        <Link to={reportUrl(window.location.href, text)} className="button button--secondary">
          <Translate id="site.crash.report">Report the crash</Translate>
        </Link>
      </div>
      <h2 className={styles.details}>
        <Translate id="site.crash.details">What went wrong</Translate>
      </h2>
      <pre className={styles.text}>{text}</pre>
    </main>
  );
}
