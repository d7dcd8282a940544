/** Reads the body of a request or of a response up to a limit. */

/**
 * @param most bytes that are allowed
 * @returns the text, or undefined if it has more; the rest isn't read then
 */
export async function boundedText(
  {body}: Request | Response,
  most: number,
): Promise<string | undefined> {
  const reader = body?.getReader();
  const parts: Uint8Array[] = [];
  let size = 0;
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    size += part.value.byteLength;
    if (size > most) {
      await reader?.cancel();
      return undefined;
    }
    parts.push(part.value);
  }
  return Buffer.concat(parts).toString('utf8');
}
