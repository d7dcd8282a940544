/** State of one filter: what is typed, what the URL says, and what the list shows. */
import {
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import {REVEAL_EVENT} from '@site/src/clientModules/reveal';
import {useQueryState} from '../../hooks/useQueryState';
import {createDomFilter, type Tally} from './dom-filter';
import {useTypedText} from './useTypedText';

/** The text that a parameter of the address holds, and how to change it. */
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
 * @returns `tally` is undefined until the browser has counted
 */
export function useFilter(root: RefObject<HTMLElement | null>, param: string, items: string) {
  const [inUrl, write] = useParam(param);
  const [text, setText] = useTypedText(inUrl, write);
  const [tally, setTally] = useState<Tally>();
  const apply = useRef<(text: string) => Tally>(undefined);
  /** What the URL's hash named before the filter ran for the first time. */
  const named = useRef<Element>(undefined);

  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      if (!root.current) return;
      apply.current ??= createDomFilter(root.current, items);
      const filtered = apply.current(text);
      const hidesNamed = named.current?.closest('[hidden]');
      named.current = undefined;
      setTally(hidesNamed ? apply.current('') : filtered);
      if (hidesNamed) setText('');
    });
    return () => cancelAnimationFrame(frame);
  }, [root, items, text, setText]);

  // Before the first paint, as a link to an item may be followed at once.
  useLayoutEffect(() => {
    const list = root.current;
    const reveal = (event: Event) => {
      const target = event.target as Element;
      if (!apply.current) named.current = target;
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
