/** JSON parses. */
import type {CodeCheck} from './block';

export const json: CodeCheck = ({text}) => {
  try {
    JSON.parse(text);
    return [];
  } catch (error) {
    const offset = /position (\d+)/.exec(String(error))?.[1];
    const line = text.slice(0, Number(offset ?? 0)).split('\n').length;
    return [{line, found: (error as Error).message, expected: 'JSON that parses'}];
  }
};
