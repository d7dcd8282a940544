/** The menu of "Copy page": copies the page as Markdown, shows it, or opens it in an assistant. */
import settings from '@generated/markdown-copies/default/menu.json';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {type ReactNode, useEffect, useRef} from 'react';
import {assistantAddress} from '../model';
import styles from './styles.module.css';
import {useClosing} from './useClosing';
import {useCopy} from './useCopy';
import Said from './Said';

export type MenuProps = {
  /** Path of the copy. */
  href: string;
  /** Closes the menu; with true, the focus returns to the link that opened it. */
  close: (focus: boolean) => void;
};

/** Links that leave the page; nothing is requested from an assistant before the reader follows its link. */
function Links({href}: {href: string}): ReactNode {
  const copy = new URL(href, window.location.href).href;
  return (
    <>
      <li>
        {/* eslint-disable-next-line @docusaurus/no-html-links -- a file, not a page of the site */}
        <a href={href} type="text/markdown">
          <Translate id="site.copyPage.view">View as Markdown</Translate>
        </a>
      </li>
      {settings.assistants.map((assistant) => (
        <li key={assistant.label}>
          <Link href={assistantAddress(assistant, copy)}>
            <Translate id="site.copyPage.openIn" values={{name: assistant.label}}>
              {'Open in {name}'}
            </Translate>
          </Link>
        </li>
      ))}
      {settings.mcpPage !== undefined && (
        <li>
          <Link to={settings.mcpPage}>
            <Translate id="site.copyPage.mcp">Connect with MCP</Translate>
          </Link>
        </li>
      )}
    </>
  );
}

export default function Menu({href, close}: MenuProps): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const first = useRef<HTMLButtonElement>(null);
  const {outcome, text, copy} = useCopy(href);
  useClosing(box, close);
  useEffect(() => first.current?.focus(), []);
  return (
    <div ref={box} className={styles.menu}>
      <ul>
        <li>
          <button type="button" ref={first} onClick={() => void copy()}>
            <Translate id="site.copyPage.copy">Copy as Markdown</Translate>
          </button>
        </li>
        <Links href={href} />
      </ul>
      <Said outcome={outcome} text={text} />
    </div>
  );
}
