/**
 * Reads the comments of a PDL file, the language of the platform's models: https://linkedin.github.io/rest.li/pdl_schema.
 * Types inside others, which the models don't have, are read as if they were next to them.
 */

/** A commented definition: a type or, with `member`, one of its fields or symbols. */
export type PdlComment = {type: string; member?: string; text: string; deprecated: boolean};

/** What a file defines. */
export type PdlFile = {
  /** Name of the record in the file, and of its aspect, if it is one. */
  aspects: [record: string, aspect: string][];
  /** Records whose fields a record includes. */
  includes: [record: string, included: string[]][];
  comments: PdlComment[];
};

const COMMENT = /\/\*\*([\s\S]*?)\*\//y;
const ANNOTATION = /@([\w.`]+)(\s*=\s*)?/y;
const TYPE = /(record|enum|typeref)\s+(\w+)(?:\s+includes\s+([\w.,\s]+?))?\s*(?=[{=])/y;
const MEMBER = /([A-Za-z_`]\w*`?)/y;
const STRING = /"(?:[^"\\]|\\.)*"/y;

/** @returns where the value of an annotation ends: a bracketed one with its last bracket, any other with its word */
function valueEnd(text: string, start: number): number {
  let depth = 0;
  for (let i = start; i < text.length; i++) {
    const char = text.charAt(i);
    if (char === '"') {
      STRING.lastIndex = i;
      i = STRING.test(text) ? STRING.lastIndex - 1 : i;
    } else if ('{['.includes(char)) depth++;
    else if ('}]'.includes(char)) depth--;
    else if (depth > 0 || /\w/.test(text.charAt(i + 1))) continue;
    if (depth === 0) return i + 1;
  }
  return text.length;
}

/** The words of a comment, without its stars. */
const wordsOf = (comment: string) => comment.replace(/^\s*\* ?/gm, '').trim();

/** @param text a PDL file */
export function readPdl(text: string): PdlFile {
  const file: PdlFile = {aspects: [], includes: [], comments: []};
  let type: string | undefined;
  let aspect: string | undefined;
  // The comment above the next definition.
  let comment: string | undefined;
  let deprecated = false;
  const at = (pattern: RegExp, offset: number) => {
    pattern.lastIndex = offset;
    return pattern.exec(text);
  };
  for (let i = 0; i < text.length;) {
    const commented = at(COMMENT, i);
    const annotation = at(ANNOTATION, i);
    const defined = at(TYPE, i);
    const member = type === undefined ? null : at(MEMBER, i);
    if (commented) {
      comment = wordsOf(commented[1] ?? '');
      i = COMMENT.lastIndex;
    } else if (annotation) {
      i = ANNOTATION.lastIndex;
      const end = annotation[2] === undefined ? i : valueEnd(text, i);
      if (/^deprecated$/i.test(annotation[1] ?? '')) deprecated = true;
      if (annotation[1] === 'Aspect') aspect = /"name"\s*:\s*"(\w+)"/.exec(text.slice(i, end))?.[1];
      i = end;
    } else if (defined) {
      type = defined[2] ?? '';
      if (aspect !== undefined) file.aspects.push([type, aspect]);
      const included = defined[3]?.split(',').map((name) => name.trim().replace(/^.*\./, ''));
      if (included) file.includes.push([type, included]);
      file.comments.push({type, text: comment ?? '', deprecated});
      comment = aspect = undefined;
      deprecated = false;
      i = TYPE.lastIndex;
    } else if (member && type !== undefined) {
      if (comment !== undefined || deprecated) {
        const name = (member[1] ?? '').replaceAll('`', '');
        file.comments.push({
          type,
          member: name,
          text: comment ?? '',
          deprecated: deprecated ?? false,
        });
        comment = undefined;
        deprecated = false;
      }
      // The rest of the line is the field's type and default.
      i = Math.max(text.indexOf('\n', i), MEMBER.lastIndex);
    } else i++;
  }
  return file;
}
