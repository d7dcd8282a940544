/** The parts of the sidebar, one of which is shown. Without scripts, each leads to its first page. */
import {translate} from '@docusaurus/Translate';
import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import type {KeyboardEvent, MouseEvent, ReactNode} from 'react';
import {firstPage, type Part} from './model';
import styles from './styles.module.css';

type Props = {
  parts: readonly Part<PropSidebarItem>[];
  /** The part that is shown. */
  shown: Part<PropSidebarItem> | undefined;
  /** The part that the page is in. */
  own: Part<PropSidebarItem> | undefined;
  onChoose: (label: string) => void;
};

/** Pressed with these keys, a link opens in a new tab or window. */
const opensElsewhere = (event: MouseEvent) =>
  event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

/** Like any button, it can be pressed with the space bar. */
function pressOnSpace(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== ' ') return;
  event.preventDefault();
  event.currentTarget.click();
}

export default function PartSwitch({parts, shown, own, onChoose}: Props): ReactNode {
  return (
    <nav
      className={styles.parts}
      aria-label={translate({id: 'site.sidebar.parts', message: 'Parts of the documentation'})}
    >
      {parts.map((part) => (
        // Not a Link, which would load the first page of each part ahead.
        // eslint-disable-next-line @docusaurus/no-html-links
        <a
          key={part.label}
          href={firstPage(part.items)}
          role="button"
          aria-pressed={part === shown}
          aria-current={part === own || undefined}
          onKeyDown={pressOnSpace}
          onClick={(event) => {
            if (opensElsewhere(event)) return;
            event.preventDefault();
            onChoose(part.label);
          }}
        >
          {part.label}
        </a>
      ))}
    </nav>
  );
}
