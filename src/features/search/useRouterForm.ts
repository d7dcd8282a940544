/** Lets the router follow a form whose action is a page of this site, as the browser does without scripts. */
import {useHistory} from '@docusaurus/router';
import type {FormEvent} from 'react';

/** @returns what to do `onSubmit`; fields without a value stay out of the address */
export function useRouterForm(): (event: FormEvent<HTMLFormElement>) => void {
  const history = useHistory();
  return (event) => {
    event.preventDefault();
    const form = event.currentTarget;
    const fields = [...new FormData(form)].map(([name, value]) => [name, String(value).trim()]);
    const search = new URLSearchParams(fields.filter(([, value]) => value !== '')).toString();
    history.push({pathname: form.getAttribute('action') ?? '', search});
  };
}
