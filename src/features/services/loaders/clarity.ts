/**
 * Microsoft Clarity: heat maps. It detects navigation automatically.
 *
 * Source: learn.microsoft.com/clarity/setup-and-installation/clarity-setup, …/clarity-consent-api-v2
 */
import {injectScript} from '../inject-script';
import type {Loader} from './loader';

type Clarity = {(...command: unknown[]): void; q?: unknown[]};

export const clarity: Loader<'clarity'> = ({id}) => {
  const page = window as unknown as {clarity?: Clarity};
  const queue: Clarity = (...command) => (queue.q ??= []).push(command);
  page.clarity ??= queue;
  page.clarity('consentv2', {ad_Storage: 'denied', analytics_Storage: 'granted'});
  return {loaded: injectScript(`https://www.clarity.ms/tag/${encodeURIComponent(id)}`)};
};
