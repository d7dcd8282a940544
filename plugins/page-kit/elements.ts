/** The custom elements that the theme implements, as blocks of a Markdown page. */
import {blocks} from './markdown';

/** Content, HTML or Markdown, that the build turns into one string without React nodes. */
export function staticBlock(content: string): string {
  return blocks('<static-block>', content, '</static-block>');
}

/** The label of a filter, and what it filters. */
type Filter = {
  label: string;
  /** Query string parameter of the typed text. */
  param: string;
  /** CSS selector of the elements that are shown or hidden. */
  items: string;
  /** What they are called, for the count. */
  noun: string;
};

/** A filter above its content. */
export function filterList({label, param, items, noun}: Filter, content: string): string {
  const tag = `<filter-list label="${label}" param="${param}" items="${items}" noun="${noun}">`;
  return blocks(tag, content, '</filter-list>');
}

/**
 * Lets readers add the fields of the tables below it to the starter recipes of the page.
 *
 * @param modules plugin of each recipe, with the id of the heading above its starter recipe
 */
export function recipeBuilder(modules: readonly {plugin: string; heading: string}[]): string {
  const list = modules.map(({plugin, heading}) => `${plugin}#${heading}`).join(' ');
  // On two lines: on one, the element would be inside a paragraph.
  return `<recipe-builder modules="${list}">\n</recipe-builder>`;
}

/**
 * What is sent beside what comes back, in Markdown; on narrow screens one below the other. To be used in `<details>`: its
 * code blocks get their buttons when it is opened.
 */
export function codeExchange(sent: string, returned: string): string {
  return blocks(
    '<code-exchange>\n<div>',
    sent,
    '</div>\n<div>',
    returned,
    '</div>\n</code-exchange>',
  );
}
