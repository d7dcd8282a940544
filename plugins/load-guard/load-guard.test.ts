/** The script in the head of every page, run with nothing but a browser's globals. */
import vm from 'node:vm';
import {expect, it} from 'vitest';
import {guardScript} from './index';

type Listener = (event: object) => void;

class HTMLScriptElement {
  removed = false;
  constructor(readonly src: string) {}
  remove() {
    this.removed = true;
  }
}

/** A page that is read in full, with the script in it: what it shows, and a way to let events happen. */
function pageWithGuard(hasHydrated = 'false') {
  const listeners = new Map<string, Listener>();
  let html = '';
  const text = {append: (more: string) => (html += more)};
  vm.runInNewContext(guardScript(), {
    HTMLScriptElement,
    location: {origin: 'https://docs.example'},
    addEventListener: (name: string, listener: Listener) => listeners.set(name, listener),
    document: {
      readyState: 'interactive',
      documentElement: {dataset: {hasHydrated}},
      body: {
        insertAdjacentHTML: (_: string, more: string) => (html += more),
        lastElementChild: {children: [text]},
      },
    },
  });
  return {
    happen: (name: string, event: object) => listeners.get(name)?.(event),
    html: () => html,
  };
}

const OWN = new HTMLScriptElement('https://docs.example/assets/js/main.js');

it('shows one box, with the first script that failed', () => {
  const page = pageWithGuard();
  page.happen('error', {target: OWN});
  page.happen('error', {target: OWN});
  expect(page.html().match(/role="alert"/g)).toHaveLength(1);
  expect(page.html()).toMatch(/Could not load https:\/\/docs\.example\/assets\/js\/main\.js$/);
});

it('takes away the element of a script that failed, so that it can be asked for again', () => {
  const script = new HTMLScriptElement(OWN.src);
  pageWithGuard().happen('error', {target: script});
  expect(script.removed).toBe(true);
});

it('shows a box for a module whose promise fails', () => {
  const page = pageWithGuard();
  page.happen('unhandledrejection', {reason: {name: 'ChunkLoadError', request: OWN.src}});
  expect(page.html()).toContain(OWN.src);
});

it.each([
  ['error', {target: new HTMLScriptElement('https://docs.example.org/chat.js')}],
  ['error', {target: {src: OWN.src}}],
  ['unhandledrejection', {reason: new Error('Something else.')}],
  ['unhandledrejection', {reason: undefined}],
  ['unhandledrejection', {reason: {name: 'ChunkLoadError', request: 'https://chat.example/a.js'}}],
])('is silent about what is not a script of the site: %s %o', (name, event) => {
  const page = pageWithGuard();
  page.happen(name, event);
  expect(page.html()).toBe('');
});

it('is silent once the page answers', () => {
  const page = pageWithGuard('true');
  page.happen('error', {target: OWN});
  expect(page.html()).toBe('');
});

it('runs where the compiler keeps the names of functions by a helper of its own', () => {
  const compiled = '(words) => { const show = __name(() => words.retry, "show"); done(show()); }';
  const done: string[] = [];
  vm.runInNewContext(guardScript(compiled), {done: (word: string) => done.push(word)});
  expect(done).toEqual(['Retry']);
});
