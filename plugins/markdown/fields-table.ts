/** Tells the tables of fields that generated reference pages hold from other tables. */
import type {Element} from 'hast';

/** True for `<table class="ref-fields">`. */
export function isFieldsTable(node: Element): boolean {
  const {className} = node.properties;
  return node.tagName === 'table' && Array.isArray(className) && className.includes('ref-fields');
}
