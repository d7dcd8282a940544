/**
 * Above the configuration fields of a source: pressing a field's name puts it into the recipe. In Markdown:
 * `<recipe-builder modules="kafka#recipe">`, with the id of the heading above each starter recipe.
 */
import Link from '@docusaurus/Link';
import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import Translate from '@docusaurus/Translate';
import {lazyPart} from '@site/src/components/lazy-part';
import {isUnreleased} from '@site/src/features/versions/unreleased';
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

/** The URL of the page that builds and checks whole recipes, for the first plugin of this page. */
function useToolUrl(modules: string): string {
  const {version} = useDocsVersion();
  const [source = ''] = modules.split('#');
  const params = new URLSearchParams({source});
  if (!isUnreleased({name: version})) params.set('version', version);
  return `/tools/recipe?${params.toString()}`;
}

export default function RecipeBuilder({modules}: Props): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const tool = useToolUrl(modules);
  return (
    <div ref={place} className="recipe-builder">
      <p>
        <Translate id="site.recipe.hint">
          Select a field’s name to add it to the recipe, and select it again to remove it.
        </Translate>{' '}
        {/* Sites that are made of some of these pages don't have that one. */}
        <Link to={tool} data-noBrokenLinkCheck>
          <Translate id="site.recipe.tool">Build or check a whole recipe</Translate>
        </Link>
      </p>
      {useWanted(place) && <Tool modules={modules} />}
    </div>
  );
}
