/** A value for slow parts of a page, so that the field that a reader types into is painted first. */
import {useEffect, useState} from 'react';

/**
 * Preact's `useDeferredValue` would return the new value immediately.
 *
 * @returns the value; after a change the earlier one, until the browser has painted. Of changes in between, the last counts
 */
export function useAfterPaint<Value>(value: Value): Value {
  const [painted, setPainted] = useState(() => value);
  useEffect(() => {
    if (Object.is(painted, value)) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    // Frames are painted after these callbacks, and timers run after that.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setPainted(() => value));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [painted, value]);
  return painted;
}
