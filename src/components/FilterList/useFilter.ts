/** State of one filter: the typed text, the URL, and what the list shows. */
import {
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import {REVEAL_EVENT} from '@site/src/clientModules/hash-target';
import {useQueryState} from '../../hooks/useQueryState';
import {createDomFilter, type Tally} from './dom-filter';
import {useTypedText} from './useTypedText';

/** The text of a parameter in the URL, and how to change it. */
function useParam(name: string): [string, (text: string) => void] {
  const [read, write] = useMemo(
    () => [
      (search: string) => new URLSearchParams(search).get(name) ?? '',
      (text: string, search: string) => {
        const params = new URLSearchParams(search);
        if (text === '') params.delete(name);
        else params.set(name, text);
        return params.toString();
      },
    ],
    [name],
  );
  const [text, set] = useQueryState(read, write);
  return [text, useCallback((next) => set(() => next, 'replace'), [set])];
}

/**
 * @param root element around the items
 * @param items CSS selector of the items
 * @returns the text, how to change it, and `tally`, which is undefined until the list was filtered
 */
export function useFilter(root: RefObject<HTMLElement | null>, param: string, items: string) {
  const [inUrl, write] = useParam(param);
  const [text, setText] = useTypedText(inUrl, write);
  const [tally, setTally] = useState<Tally>();
  const apply = useRef<(text: string) => Tally>(undefined);
  /** The target of the URL's hash before the filter first ran. */
  const initialTarget = useRef<Element>(undefined);

  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      if (!root.current) return;
      apply.current ??= createDomFilter(root.current, items);
      const filtered = apply.current(text);
      const hidesTarget = initialTarget.current?.closest('[hidden]');
      initialTarget.current = undefined;
      setTally(hidesTarget ? apply.current('') : filtered);
      if (hidesTarget) setText('');
    });
    return () => cancelAnimationFrame(frame);
  }, [root, items, text, setText]);

  // Before the first paint, because the page may scroll to a linked item right away.
  useLayoutEffect(() => {
    const list = root.current;
    const reveal = (event: Event) => {
      const target = event.target as Element;
      if (!apply.current) initialTarget.current = target;
      if (!target.closest('[hidden]')) return;
      event.preventDefault();
      apply.current?.('');
      setText('');
    };
    list?.addEventListener(REVEAL_EVENT, reveal);
    return () => list?.removeEventListener(REVEAL_EVENT, reveal);
  }, [root, setText]);

  return {text, setText, tally};
}
