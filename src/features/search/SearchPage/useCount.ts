/** Says how many pages there are. */
import {translate} from '@docusaurus/Translate';
import {usePluralForm} from '@docusaurus/theme-common';

/** @returns `One page`, or `12 pages` */
export function useCount(): (count: number) => string {
  const {selectMessage} = usePluralForm();
  return (count) => {
    const forms = translate({id: 'site.search.count', message: 'One page|{count} pages'});
    return selectMessage(count, forms).replace('{count}', String(count));
  };
}
