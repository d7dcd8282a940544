/** What a reader presses on a docs page, and how its effect is recognized. */

/** A control to press. */
export type Case = {
  name: 'menu' | 'group' | 'tab' | 'copy' | 'search' | 'next';
  /** Selector of the control; a key is pressed instead if it is missing. */
  target?: string;
  /** Expression for the browser that is true once the effect shows; `target()` is the pressed control. */
  effect: string;
};

/** A page with tabs, code to copy, and groups in its sidebar, in view of a reader who hasn't scrolled. */
export const PAGE = '/docs/api/tutorials/owners';

/** Result of the search, for a key that is typed into the open dialog. */
export const RESULT_SHOWN = 'document.querySelector("[role=option]")';

export const CASES: readonly Case[] = [
  {
    name: 'menu',
    target: '.navbar__item.dropdown--right > button',
    effect: 'target()?.getAttribute("aria-expanded") === "true"',
  },
  {
    name: 'group',
    target: '.theme-doc-sidebar-menu .menu__caret',
    effect: 'target()?.getAttribute("aria-expanded") !== pressed.expanded',
  },
  {
    name: 'tab',
    target: 'article [role=tab]:nth-child(2)',
    effect: 'target()?.getAttribute("aria-selected") === "true"',
  },
  {
    name: 'copy',
    target: 'article button[aria-label^="Copy"]',
    effect: 'target()?.getAttribute("aria-label") === "Copied"',
  },
  {name: 'search', effect: 'document.querySelector(".search-dialog[open] input")'},
  {
    name: 'next',
    target: '.theme-doc-sidebar-item-link .menu__link[href^="/docs/"]:not(.menu__link--active)',
    effect: 'heading() && heading() !== pressed.heading',
  },
];
