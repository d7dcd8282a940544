/** Submits a form whose action is a page of this site with the router; without scripts, the browser submits it. */
import {useHistory} from '@docusaurus/router';
import type {FormEvent} from 'react';
import {cutQuery} from './longest-query';

/** State of a history entry: whether its query was truncated. */
export type CutNote = {cut?: boolean} | null | undefined;

/** @returns an `onSubmit` handler; empty fields are omitted from the URL, and long values are truncated */
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
