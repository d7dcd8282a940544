/** The state of the page, in the URL: the question, and the role. */
import {type Role, ROLES} from './model/types';

export type State = {question: string; role: Role | undefined};

/** The most characters of a question that are read. */
export const LONGEST = 200;

/** @param search query string of the URL */
export function readState(search: string): State {
  const params = new URLSearchParams(search);
  return {
    question: (params.get('q') ?? '').slice(0, LONGEST),
    role: ROLES.find((role) => role === params.get('role')),
  };
}

/** @returns the query string, with other parameters as they were */
export function writeState({question, role}: State, search: string): string {
  const params = new URLSearchParams(search);
  if (question === '') params.delete('q');
  else params.set('q', question);
  if (role === undefined) params.delete('role');
  else params.set('role', role);
  return params.toString();
}
