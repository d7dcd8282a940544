/** Lets the router follow a form whose action is a page of this site, as the browser does without scripts. */
import {useHistory} from '@docusaurus/router';
import type {FormEvent} from 'react';
import {cutQuery} from './longest-query';

/** What an entry of the history remembers: whether the end of its query was left out. */
export type CutNote = {cut?: boolean} | null | undefined;

/** @returns what to do `onSubmit`; fields without a value stay out of the address, long ones are cut */
export function useRouterForm(): (event: FormEvent<HTMLFormElement>) => void {
  const history = useHistory();
  return (event) => {
    event.preventDefault();
    const form = event.currentTarget;
    const fields = [...new FormData(form)].map(([name, value]) => [name, String(value).trim()]);
    const filled = fields.filter(([, value]) => value !== '');
    const short = filled.map(([name = '', value = '']) => [name, cutQuery(value)]);
    const cut = short.some(([, value], i) => value !== filled[i]?.[1]);
    history.push({
      pathname: form.getAttribute('action') ?? '',
      search: new URLSearchParams(short).toString(),
      ...(cut && {state: {cut} satisfies CutNote}),
    });
  };
}
