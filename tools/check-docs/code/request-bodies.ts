/** The bodies that shell commands send, in single quotes or in a here-document. */
import {lineAt} from '../prose';

const QUOTED = /(?:\s-d|--data(?:-raw|-binary)?)[ =]'([^']*)'/g;

const HERE_DOCUMENT = /<<-?[ ]*(['"]?)(\w+)\1[^\n]*\n([\s\S]*?)\n[ \t]*\2\b/g;

/** In a here-document without quotes, the shell replaces variables, which may be numbers. */
const expanded = (body: string) => body.replace(/(?<!\\)\$(?:\{\w+\}|\w+)/g, '0');

/** A body, and the line of the commands that it begins on, from 1. */
type RequestBody = {text: string; line: number};

/** @returns the bodies that are meant as JSON */
export function jsonBodies(commands: string): RequestBody[] {
  const quoted = [...commands.matchAll(QUOTED)].map(({1: body = '', index}) => ({
    body,
    index,
    sent: body,
  }));
  const documents = [...commands.matchAll(HERE_DOCUMENT)].map(
    ({1: quote, 3: body = '', index}) => ({body, index, sent: quote ? body : expanded(body)}),
  );
  return [...quoted, ...documents]
    .filter(({body}) => /^\s*[[{]/.test(body))
    .map(({body, index, sent}) => ({
      text: sent,
      line: lineAt(commands, commands.indexOf(body, index)),
    }));
}
