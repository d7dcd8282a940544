/** Writes the type of a field, with links to the definitions on the page. */
import type {Metamodel} from '..';
import {escapeHtml} from '../../page-kit/markdown';

/** Anchor of a type's definition on the page; undefined for a primitive. */
function typeAnchor(model: Metamodel, name: string): string | undefined {
  if (model.records.has(name)) return `record.${name.toLowerCase()}`;
  if (model.enums.has(name)) return `enum.${name.toLowerCase()}`;
  return model.aliases.has(name) ? `type.${name.toLowerCase()}` : undefined;
}

/** The type as code, `array[Owner]` with a link on `Owner`. */
export function typeHtml(model: Metamodel, text: string): string {
  const linked = escapeHtml(text).replace(/\b[A-Za-z]\w*\b/g, (name) => {
    const anchor = typeAnchor(model, name);
    return anchor === undefined ? name : `<a href="#${anchor}">${name}</a>`;
  });
  return `<code class="ref-type">${linked}</code>`;
}
