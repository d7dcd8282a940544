/** Reads the arguments of `npm run keep-assets`. */
import {parseArgs} from 'node:util';

/** The requested options. */
type KeepOptions = {from: string; into: string; days: number; megabytes: number};

function whole(name: string, text: string): number {
  if (!/^\d{1,6}$/.test(text)) throw new Error(`--${name} must be a whole number, not "${text}".`);
  return Number(text);
}

/** @throws Error for the operator if an argument is missing, unknown, or not a number */
export function keepOptions(args: readonly string[]): KeepOptions {
  const {values} = parseArgs({
    args: [...args],
    options: {
      from: {type: 'string', default: ''},
      into: {type: 'string', default: 'build'},
      days: {type: 'string', default: '30'},
      'max-mb': {type: 'string', default: '500'},
    },
  });
  const {from, into, days, 'max-mb': megabytes} = values;
  if (from === '') {
    throw new Error(
      'Say where the deployed build is: --from https://docs.example.com, or --from followed by its folder.',
    );
  }
  return {from, into, days: whole('days', days), megabytes: whole('max-mb', megabytes)};
}
