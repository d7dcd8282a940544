/** Tells a reader who switched versions that the new one doesn't have the page or section they were on. */
import {translate} from '@docusaurus/Translate';
import Close from 'lucide-react/icons/x';
import {type ReactNode, useRef} from 'react';
import styles from './styles.module.css';
import {useSwitchNotice} from './useSwitchNotice';

export default function SwitchNotice(): ReactNode {
  const [message, dismiss] = useSwitchNotice();
  const region = useRef<HTMLDivElement>(null);
  const close = () => {
    dismiss();
    // The button disappears; the next Tab should move to the element after it.
    region.current?.focus();
  };
  return (
    <div ref={region} role="status" tabIndex={-1}>
      {message && (
        <p className={styles.notice}>
          <span>{message}</span>
          <button
            type="button"
            className="clean-btn"
            onClick={close}
            aria-label={translate({id: 'site.versions.dismiss', message: 'Dismiss this message'})}
          >
            <Close size={18} aria-hidden />
          </button>
        </p>
      )}
    </div>
  );
}
