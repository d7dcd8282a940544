/** Starts the scripts of a page when its reader first does something, and loses nothing that happens until they run. */

/** The text controls whose native behavior is right, and whose text is handed on when the page is interactive. */
type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** React remembers what a field held when it took it over, and ignores an event that changes nothing. */
type Tracked = Field & {_valueTracker?: {setValue: (value: string) => void}};

/**
 * A page can be read without scripts, so they start when the reader moves the pointer, scrolls, presses a key, or
 * presses anything. Until then they are `<script type="late">`, which browsers don't fetch. Presses that need a
 * script are held until the page is interactive, and then repeated; links, fields and `<details>` work without.
 *
 * Runs in the browser as a script of its own, when the page has been parsed: it can use only its arguments.
 *
 * @param atOnce whether to start as soon as the browser is idle, for sites whose services have to load on each page
 */
export function starter(atOnce: boolean): void {
  const root = document.documentElement;
  // Otherwise the core would say that the page did not load properly, as it does if this script isn't found.
  Object.assign(window, {docusaurus: {}});
  const held: (() => void)[] = [];
  const fields = new Set<Tracked>();
  const pointer = {x: -1, y: -1};
  let started = false;

  const late = () => document.querySelectorAll<HTMLScriptElement>('script[type=late]');

  const load = () => {
    const scripts = [...late()].map((old) => {
      const script = document.createElement('script');
      // In the order of the page: the first ones set up the others.
      script.async = false;
      script.src = old.src;
      old.replaceWith(script);
      return script;
    });
    const last = scripts.at(-1);
    const ended = () => dispatchEvent(new Event('late-scripts'));
    if (last) last.onload = last.onerror = ended;
  };

  const start = () => {
    if (started) return;
    started = true;
    load();
  };

  /** Returns a function that finds an element again, even if it was replaced: the theme renders tabs twice. */
  const follow = (element: Element) => {
    const places: number[] = [];
    for (let node = element; node.parentElement; node = node.parentElement)
      places.unshift([...node.parentElement.children].indexOf(node));
    const find = (node: Element | undefined, place: number) => node?.children[place];
    return () =>
      (element.isConnected ? element : places.reduce(find, root)) as HTMLElement | undefined;
  };

  /** Stops an event, and repeats it when the page is interactive. */
  const hold = (event: Event, repeat: () => void) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    held.push(repeat);
    root.dataset['starting'] = '';
  };

  const onClick = (event: MouseEvent) => {
    if (event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const control = (event.target as Element).closest<HTMLElement>(
      'a,button,summary,input,select,textarea,label,[role=tab],[role=button]',
    );
    const native =
      'a[href]:not([role],[aria-haspopup]),summary,select,textarea,input:not([type=checkbox],[type=radio],[type=submit])';
    // The message about scripts that didn't load (plugins/load-guard) works without them.
    if (!control || control.matches(native) || control.closest('.load-failure')) return;
    const current = follow(control);
    hold(event, () => current()?.dispatchEvent(new MouseEvent('click', event)));
  };

  const onKey = (event: KeyboardEvent) => {
    const {key, ctrlKey, metaKey, altKey} = event;
    const target = event.target as Element;
    if (target.closest('input,select,textarea,[contenteditable]')) return;
    const isShortcut =
      !altKey &&
      (ctrlKey || metaKey ? key.toLowerCase() === 'k' : key === '/' && !event.isComposing);
    // What follows a press that opens a field is meant for that field.
    const isTyped =
      held.length > 0 && !ctrlKey && !metaKey && (key.length === 1 || key === 'Backspace');
    const isForControl = /^(Arrow|Home|End)/.test(key)
      ? target.closest('[role=tab]')
      : key === ' ' && target.closest('a[role]');
    if (!isShortcut && !isTyped && !isForControl) return;
    const current = follow(target);
    hold(event, () => current()?.dispatchEvent(new KeyboardEvent('keydown', event)));
  };

  const onInput = ({target}: Event) => fields.add(target as Field);

  const onPointer = (event: PointerEvent) => {
    if (event.pointerType === 'mouse') Object.assign(pointer, {x: event.x, y: event.y});
    // Browsers report a pointer that rests where the page appears.
    if (event.type !== 'pointermove' || event.movementX || event.movementY) start();
  };

  const onEvent = (event: Event) => {
    if (event instanceof PointerEvent) onPointer(event);
    else start();
    if (event.type === 'click') onClick(event as MouseEvent);
    else if (event.type === 'keydown') onKey(event as KeyboardEvent);
    else if (event.type === 'input') onInput(event);
  };

  const EVENTS = ['pointermove', 'pointerdown', 'click', 'keydown', 'input', 'focusin', 'wheel'];
  const listen = (change: 'addEventListener' | 'removeEventListener') =>
    [...EVENTS, 'scroll'].forEach((name) => window[change](name, onEvent, true));
  listen('addEventListener');

  const handOver = () => {
    listen('removeEventListener');
    delete root.dataset['starting'];
    for (const field of fields) {
      field._valueTracker?.setValue('\0');
      field.dispatchEvent(new Event('input', {bubbles: true}));
      field.dispatchEvent(new Event('change', {bubbles: true}));
    }
    // A menu below a pointer that rests opens as if the pointer had just come.
    const below = pointer.x < 0 ? null : document.elementFromPoint(pointer.x, pointer.y);
    for (const name of ['pointerover', 'mouseover'])
      below?.dispatchEvent(new PointerEvent(name, {bubbles: true, pointerType: 'mouse'}));
    held.forEach((repeat) => repeat());
  };
  new MutationObserver((_, observer) => {
    if (root.dataset['hasHydrated'] !== 'true') return;
    observer.disconnect();
    handOver();
  }).observe(root, {attributeFilter: ['data-has-hydrated']});

  const choseTabs = () => {
    try {
      return Object.keys(localStorage).some((key) => key.startsWith('docusaurus.tab.'));
    } catch {
      return false; // Storage is blocked.
    }
  };
  // The address, and the tab that the reader last chose, change what the page shows.
  if (location.search || location.hash) start();
  else if (document.querySelector('[role=tablist]') && choseTabs()) start();

  addEventListener('load', () => {
    // Safari has no such function; others may wait for a long time on a busy machine.
    const idle = (run: () => void) =>
      'requestIdleCallback' in window
        ? requestIdleCallback(run, {timeout: 2000})
        : setTimeout(run, 200);
    idle(() => {
      if (atOnce) start();
      const {connection} = navigator as Navigator & {
        connection?: {saveData?: boolean; effectiveType?: string};
      };
      if (started || connection?.saveData || /2g/.test(connection?.effectiveType ?? '')) return;
      for (const {src} of late()) {
        const link = document.createElement('link');
        link.rel = 'prefetch';
        link.href = src;
        document.head.append(link);
      }
    });
  });
}
