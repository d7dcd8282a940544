/**
 * Embeds a page of another host, which isn't requested until the reader clicks a button. Without scripts, or for
 * readers who would rather not load it, the link beside the button opens that page.
 */
import Link from '@docusaurus/Link';
import {type ReactNode, useEffect, useRef, useState} from 'react';
import styles from './styles.module.css';

type Props = {
  /** URL of the embedded page. */
  src: string;
  /** Title of the frame, and the name of what the button shows. */
  title: string;
  /** Label of the button. */
  show: string;
  /** URL and label of the link to the same page. */
  link: {href: string; label: string};
};

export default function ClickToLoad({src, title, show, link}: Props): ReactNode {
  const [pressed, setPressed] = useState(false);
  const frame = useRef<HTMLIFrameElement>(null);
  // The button is gone: the keyboard focus moves to what replaced it.
  useEffect(() => {
    if (pressed) frame.current?.focus();
  }, [pressed]);
  if (pressed) return <iframe ref={frame} className={styles.frame} src={src} title={title} />;
  return (
    <div className={styles.box}>
      <p>
        {title} comes from <b>{new URL(src).hostname}</b>. Your browser doesn&rsquo;t contact that
        site until you click the button.
      </p>
      <button type="button" className="button button--secondary" onClick={() => setPressed(true)}>
        {show}
      </button>{' '}
      <Link to={link.href}>{link.label}</Link>
    </div>
  );
}
