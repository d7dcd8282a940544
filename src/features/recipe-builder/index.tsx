/**
 * Above the configuration fields of a source: pressing a field's name puts it into the recipe. In Markdown:
 * `<recipe-builder modules="kafka#recipe">`, with the id of the heading above each starter recipe.
 */
import Translate from '@docusaurus/Translate';
import {lazyPart} from '@site/src/components/lazy-part';
import {type ReactNode, useEffect, useRef, useState} from 'react';
import {PARAM} from './model/state';

type Props = {modules: string};

const Tool = lazyPart<Props>(() => import('./Tool'));

/** How far below the window the fields may be when the tool loads. */
const AHEAD = '600px';
const ANYWHERE = '1000000px';

/** @returns whether the reader came close to the fields, or has a link with some of them */
function useWanted(place: React.RefObject<Element | null>): boolean {
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    if (!place.current || wanted) return undefined;
    const below = new URLSearchParams(window.location.search).has(PARAM) ? ANYWHERE : AHEAD;
    const observer = new IntersectionObserver(
      ([entry]) => entry?.isIntersecting && setWanted(true),
      // Above the window counts, too: a link to a field skips this place.
      {rootMargin: `${ANYWHERE} 0px ${below}`},
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [place, wanted]);
  return wanted;
}

export default function RecipeBuilder({modules}: Props): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  return (
    <div ref={place} className="recipe-builder">
      <p>
        <Translate id="site.recipe.hint">
          Press a field’s name to add it to the recipe, and press it again to remove it.
        </Translate>
      </p>
      {useWanted(place) && <Tool modules={modules} />}
    </div>
  );
}
