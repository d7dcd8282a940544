/** Keeps values of a recipe out of messages: any of them may be a secret. */
import type {Fault} from '../../../src/features/recipe-tool/model/faults';

/** Names of plugins, which are never secret, and which the message is about. */
const NAMES = /^(?:source|sink|transformers\.\d+)\.type$/;

const END = ', expected ';

/** What kind of value it is, instead of the value, which is JSON and may be cut. */
function kindOf(json: string): string {
  if (/^(?:true|false|null|nothing)$/.test(json)) return json;
  if (json.startsWith('{')) return 'a map';
  if (json.startsWith('[')) return 'a list';
  return json.startsWith('"') ? 'text' : 'a number';
}

/**
 * @param fault whose message may begin with `found <value>, expected`
 * @returns the same fault, which says only what kind of value was found
 */
export function withoutValue({path, message}: Fault): Fault {
  // The value is JSON that may contain the word; what is expected never does.
  const end = message.lastIndexOf(END);
  if (!message.startsWith('found ') || end < 0 || NAMES.test(path)) return {path, message};
  const found = kindOf(message.slice('found '.length, end));
  return {path, message: `found ${found}${message.slice(end)}`};
}
