/**
 * Calendly: a button for booking a meeting, at the bottom left because the chat assistant is at the bottom right.
 *
 * Source: developer.calendly.com/api-docs/overview/embedding
 */
import {translate} from '@docusaurus/Translate';
import './calendly.css';
import {injectScript} from '../inject-script';
import type {Loader} from './loader';

const FILES = 'https://assets.calendly.com/assets/external/widget';

type Calendly = {initBadgeWidget(options: Record<string, unknown>): void};

function addStyles(): void {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = `${FILES}.css`;
  document.head.append(link);
}

/** @returns the value of one of the site's colors, because the vendor's frame can't resolve its name */
const color = (name: string) =>
  getComputedStyle(document.documentElement).getPropertyValue(name).trim();

export const calendly: Loader<'calendly'> = ({url}) => {
  addStyles();
  return {
    loaded: injectScript(`${FILES}.js`).then(() =>
      (window as unknown as {Calendly: Calendly}).Calendly.initBadgeWidget({
        url,
        text: translate({id: 'site.services.meeting', message: 'Book a meeting'}),
        color: color('--accent'),
        textColor: color('--on-accent'),
        branding: false,
      }),
    ),
  };
};
