/** Encoding of names in URNs, and of URNs in URLs. */

/** Characters that names in URNs can't contain as they are; `RESERVED_CHARS` in the platform's `urn_encoder.py`. */
const RESERVED = /[,()␟]/g;

/** Encodes a name so that it can be a part of a URN, like the platform's Python classes. */
export function encodeName(name: string): string {
  // encodeURIComponent leaves parentheses as they are.
  return name.replace(RESERVED, (char) =>
    char === '(' ? '%28' : char === ')' ? '%29' : encodeURIComponent(char),
  );
}

/** The name that an encoded part stands for; only what {@link encodeName} encodes is decoded. */
export function decodeName(part: string): string {
  return part
    .replaceAll(/%28/g, '(')
    .replaceAll(/%29/g, ')')
    .replaceAll(/%2c/gi, ',')
    .replaceAll(/%e2%90%9f/gi, '␟');
}

/** Encodes a whole URN for a URL, with everything encoded that may be, like `urn_url_encoded` in Python. */
export function encodeUrl(urn: string): string {
  return encodeURIComponent(urn.replace(/\p{Surrogate}/gu, '\uFFFD')).replace(
    /[!'()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/** The most bytes that a URN may have when it is encoded; `URN_NUM_BYTES_LIMIT` in `UrnValidationUtil.java`. */
export const MOST_BYTES = 512;

/** The bytes of a URN as the server counts them: encoded like a form, in which a space is `+`, and `*` stays. */
export function encodedBytes(urn: string): number {
  return encodeUrl(urn).replaceAll('%20', '+').replaceAll('%2A', '*').replaceAll('~', '%7E').length;
}
