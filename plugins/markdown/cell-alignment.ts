/**
 * Rehype plugin: sets the alignment of a column (`| ---: |`) with an attribute that the style sheet of tables selects.
 * MDX would use a style attribute, which the content policy forbids.
 */
import type {Root} from 'hast';
import {visitElements} from './elements';

/** The plugin. */
export default function cellAlignment() {
  return (tree: Root): void => {
    visitElements(tree, ({tagName, properties}) => {
      if ((tagName !== 'td' && tagName !== 'th') || properties.align === undefined) return;
      properties['data-align'] = properties.align;
      delete properties.align;
    });
  };
}
