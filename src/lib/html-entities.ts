/** Escapes text for HTML, and decodes it. */

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};
const CHARACTERS = new Map(Object.entries(ENTITIES).map(([text, entity]) => [entity, text]));

/** @returns the text escaped for use between tags, where quotation marks are harmless */
export function escapeText(text: string): string {
  return text.replace(/[&<>]/g, (character) => ENTITIES[character] ?? character);
}

/** @returns the text escaped for use between tags or in a double-quoted attribute */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
}

/** @returns the text of HTML without tags, with the entities above and numeric ones decoded */
export function unescapeHtml(html: string): string {
  return html.replace(
    /&(?:#x([\da-f]+)|#(\d+)|amp|lt|gt|quot);/gi,
    (entity, hexadecimal?: string, decimal?: string) => {
      if (hexadecimal !== undefined) return String.fromCodePoint(parseInt(hexadecimal, 16));
      if (decimal !== undefined) return String.fromCodePoint(Number(decimal));
      return CHARACTERS.get(entity.toLowerCase()) ?? entity;
    },
  );
}
