/** Whether a long block shows only its first lines. */
import {useEffect, useState, type RefObject} from 'react';
import {flushSync} from 'react-dom';

/**
 * A folded block cuts its lines off but doesn't remove them: the browser's own search, and links to a text, still find
 * them, and scroll the box to what they found. Then the block unfolds, with that line in place.
 *
 * @param box the scrolling element of the block
 * @param foldable whether the block is long
 */
export function useFold(box: RefObject<HTMLElement | null>, foldable: boolean) {
  const [folded, setFolded] = useState(foldable);
  useEffect(() => {
    const element = box.current;
    if (!folded || !element) return undefined;
    const unfold = () => {
      const hidden = element.scrollTop;
      if (hidden === 0) return;
      flushSync(() => setFolded(false));
      window.scrollBy({top: hidden, behavior: 'instant'});
    };
    // A link to a text may have scrolled it before the page was interactive; React can't be flushed in an effect.
    const first = requestAnimationFrame(unfold);
    element.addEventListener('scroll', unfold, {passive: true});
    return () => {
      cancelAnimationFrame(first);
      element.removeEventListener('scroll', unfold);
    };
  }, [box, folded]);
  return {folded, setFolded};
}
