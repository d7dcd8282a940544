/** Runs in a page before its own scripts: notes the press, its effect, and the time until the next paint. */

/** What was noted about the last press. */
export type Noted = {
  /** Milliseconds from the press to the frame that shows its effect; missing if there is none yet. */
  effect?: number;
  /** Milliseconds from the press to the next paint; missing if Chromium found it too short to report. */
  paint?: number;
};

/** The shortest time that Chromium reports. */
export const SHORTEST_MS = 16;

/** Where the press is kept: a link may lead to another document. */
const KEY = 'bench-press';

/**
 * Returns the script. Its function `benchArm` starts to watch the next press, and returns where the first control of a
 * selector can be pressed; `benchNoted` returns what was noted.
 *
 * @param effect expression that is true once the effect shows; see `Case`
 */
export const watcher = (effect: string): string => `(() => {
  const read = () => JSON.parse(sessionStorage.getItem('${KEY}') ?? 'null');
  const write = (value) => sessionStorage.setItem('${KEY}', JSON.stringify(value));
  const now = () => performance.timeOrigin + performance.now();
  const heading = () => document.querySelector('article h1')?.textContent;
  let control;
  let place;
  let paint;
  // React may replace a control when it takes over the page.
  const target = () => (control?.isConnected ? control : document.querySelectorAll(place?.selector)[place?.index]);

  const onPress = ({timeStamp}) => {
    const pressed = read();
    if (!pressed || pressed.at) return;
    write({...pressed, at: performance.timeOrigin + timeStamp});
    // The pointer, on its way to a control, may have had the effect already.
    requestAnimationFrame(check);
  };
  for (const name of ['pointerdown', 'keydown']) addEventListener(name, onPress, true);

  const check = () => {
    const pressed = read();
    if (!pressed?.at || pressed.shown || !(${effect})) return;
    write({...pressed, shown: true});
    requestAnimationFrame(() => requestAnimationFrame(() => write({...pressed, shown: now()})));
  };
  new MutationObserver(check).observe(document, {subtree: true, childList: true, attributes: true, characterData: true});

  new PerformanceObserver((list) => {
    for (const {interactionId, duration, startTime} of list.getEntries()) {
      const at = read()?.at;
      if (interactionId && at && performance.timeOrigin + startTime > at - 1) paint = Math.max(paint ?? 0, duration);
    }
  }).observe({type: 'event', buffered: true, durationThreshold: ${SHORTEST_MS}});

  // The center of a control on which nothing else lies, such as the bar at the top of the window.
  const point = (one) => {
    const {x, y, width, height} = one.getBoundingClientRect();
    const center = {x: x + width / 2, y: y + height / 2};
    return one.contains(document.elementFromPoint(center.x, center.y)) ? center : undefined;
  };
  globalThis.benchArm = (selector) => {
    const all = selector ? [...document.querySelectorAll(selector)] : [];
    control = all.find(point);
    place = {selector, index: all.indexOf(control)};
    write({heading: heading(), expanded: control?.getAttribute('aria-expanded')});
    return control && point(control);
  };
  globalThis.benchNoted = () => {
    const {at, shown} = read() ?? {};
    return {...(typeof shown === 'number' && {effect: shown - at}), ...(paint !== undefined && {paint})};
  };
})();`;
