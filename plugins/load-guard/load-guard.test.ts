/** The script in the head of every page, run with only a browser's globals. */
import vm from 'node:vm';
import {expect, it} from 'vitest';
import {WORDS} from './guard';
import {guardScript} from './index';

type Listener = (event: object) => void;

class HTMLScriptElement {
  removed = false;
  constructor(readonly src: string) {}
  remove() {
    this.removed = true;
  }
}

class HTMLLinkElement {
  constructor(
    readonly href: string,
    readonly rel = 'stylesheet',
  ) {}
}

/** The part of an element that the guard uses; what is added to it becomes its text. */
class FakeElement {
  innerHTML = '';
  className = '';
  style = {cssText: ''};
  dataset: Record<string, string> = {};
  onclick: () => void = () => undefined;
  children: FakeElement[] = [];
  setAttribute() {}
  append(more: FakeElement | string) {
    if (typeof more === 'string') this.innerHTML += more;
    else this.children.push(more);
  }
  prepend(more: FakeElement) {
    this.children.unshift(more);
  }
  get text(): string {
    return this.innerHTML + this.children.map(({text}) => text).join('\n');
  }
}

/** Replaces style sheets that a script constructs. */
class CSSStyleSheet {
  text = '';
  replaceSync(text: string) {
    this.text = text;
  }
}

/** A fully parsed page with the script: what it shows, and a way to fire events. */
function pageWithGuard({
  hasHydrated = 'false',
  started = true as boolean | 'late',
  canvas = '#fff',
} = {}) {
  const listeners = new Map<string, Listener>();
  const body = new FakeElement();
  const styled: {adoptedStyleSheets: CSSStyleSheet[]} = {adoptedStyleSheets: []};
  let reloads = 0;
  vm.runInNewContext(guardScript(), {
    ...{
      HTMLScriptElement,
      HTMLLinkElement,
      CSSStyleSheet,
      window: started ? {docusaurus: {preload: started !== 'late'}} : {},
    },
    location: {origin: 'https://docs.example', reload: () => (reloads += 1)},
    addEventListener: (name: string, listener: Listener) => listeners.set(name, listener),
    getComputedStyle: () => ({getPropertyValue: () => canvas}),
    document: Object.assign(styled, {
      readyState: 'interactive',
      documentElement: {dataset: {hasHydrated}},
      createElement: () => new FakeElement(),
      body,
    }),
  });
  return {
    happen: (name: string, event: object = {}) => listeners.get(name)?.(event),
    text: () => body.text,
    boxes: () => body.children,
    reloads: () => reloads,
    styles: () => styled.adoptedStyleSheets.map(({text}) => text),
  };
}

const OWN = new HTMLScriptElement('https://docs.example/assets/js/main.js');

const SHEET = new HTMLLinkElement('https://docs.example/assets/css/main.css');

it('shows one box, with the first script that failed', () => {
  const page = pageWithGuard();
  page.happen('error', {target: OWN});
  page.happen('error', {target: new HTMLScriptElement('https://docs.example/assets/js/b.js')});
  expect(page.boxes()).toHaveLength(1);
  expect(page.text().match(/Could not load \S+/g)).toEqual([`Could not load ${OWN.src}`]);
  expect(page.boxes()[0]?.dataset).toEqual({});
});

it('shows failed scripts and styles in one box, which stays for the styles', () => {
  const page = pageWithGuard();
  page.happen('error', {target: OWN});
  page.happen('error', {target: SHEET});
  expect(page.boxes()).toHaveLength(1);
  expect(page.text()).toContain(`Could not load ${OWN.src}`);
  expect(page.text()).toContain(`Could not load ${SHEET.href}`);
  expect(page.boxes()[0]?.dataset).toEqual({lasting: ''});
});

it('gives only a page without its main style sheet a plain style', () => {
  const page = pageWithGuard();
  page.happen('error', {target: SHEET});
  expect(page.styles()).toEqual([]);
  const bare = pageWithGuard({canvas: ''});
  bare.happen('error', {target: SHEET});
  expect(bare.styles()).toEqual([WORDS.plain]);
});

it('reports a file that is not a script and fails as it runs', () => {
  const page = pageWithGuard();
  page.happen('error', {target: {}, filename: OWN.src});
  expect(page.text()).toContain(OWN.src);
});

it('reports that the main script never ran, although nothing failed', () => {
  const page = pageWithGuard({started: false});
  page.happen('DOMContentLoaded');
  expect(page.text()).toContain(WORDS.scripts);
  expect(page.text()).not.toContain(WORDS.what);
  const started = pageWithGuard();
  started.happen('DOMContentLoaded');
  expect(started.boxes()).toEqual([]);
});

it('reports that scripts which start late never ran', () => {
  const page = pageWithGuard({started: 'late'});
  page.happen('DOMContentLoaded');
  expect(page.boxes()).toEqual([]);
  page.happen('late-scripts');
  expect(page.text()).toContain(WORDS.scripts);
  const started = pageWithGuard();
  started.happen('late-scripts');
  expect(started.boxes()).toEqual([]);
});

it('reloads the page when its button is pressed', () => {
  const page = pageWithGuard();
  page.happen('error', {target: OWN});
  page.boxes()[0]?.children.at(-1)?.onclick();
  expect(page.reloads()).toBe(1);
});

it('removes the element of a failed script, so that it can be requested again', () => {
  const script = new HTMLScriptElement(OWN.src);
  pageWithGuard().happen('error', {target: script});
  expect(script.removed).toBe(true);
});

it('reports a module whose promise fails', () => {
  const page = pageWithGuard();
  page.happen('unhandledrejection', {reason: {name: 'ChunkLoadError', request: OWN.src}});
  expect(page.text()).toContain(OWN.src);
});

it.each([
  ['error', {target: new HTMLScriptElement('https://docs.example.org/chat.js')}],
  ['error', {target: {src: OWN.src}}],
  ['error', {target: new HTMLLinkElement('https://docs.example.org/chat.css')}],
  ['error', {target: new HTMLLinkElement(OWN.src, 'prefetch')}],
  ['error', {target: {}, filename: 'https://docs.example.org/chat.js'}],
  // An inline script, such as that of an extension.
  ['error', {target: {}, filename: 'https://docs.example/docs/features'}],
  ['unhandledrejection', {reason: new Error('Something else.')}],
  ['unhandledrejection', {reason: undefined}],
  ['unhandledrejection', {reason: {name: 'ChunkLoadError', request: 'https://chat.example/a.js'}}],
])('ignores what is not a script of the site: %s %o', (name, event) => {
  const page = pageWithGuard();
  page.happen(name, event);
  expect(page.boxes()).toEqual([]);
});

it('shows nothing once the page is interactive', () => {
  const page = pageWithGuard({hasHydrated: 'true'});
  page.happen('error', {target: OWN});
  expect(page.boxes()).toEqual([]);
});

it('runs if the compiler uses a helper to keep the names of functions', () => {
  const compiled = '(words) => { const show = __name(() => words.retry, "show"); done(show()); }';
  const done: string[] = [];
  vm.runInNewContext(guardScript(compiled), {done: (word: string) => done.push(word)});
  expect(done).toEqual(['Retry']);
});
