/** Text in HTML and back. */

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};
const CHARACTERS = new Map(Object.entries(ENTITIES).map(([text, entity]) => [entity, text]));

/** @returns text for between tags, where a quotation mark means nothing */
export function escapeText(text: string): string {
  return text.replace(/[&<>]/g, (character) => ENTITIES[character] ?? character);
}

/** @returns text for between tags or for an attribute in double quotes */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
}

/** @returns what HTML without tags shows: its text, with the entities above and numeric ones resolved */
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
