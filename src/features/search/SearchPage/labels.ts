/** Labels for page counts and versions on the search page. */
import {useVersions} from '@docusaurus/plugin-content-docs/client';
import {translate} from '@docusaurus/Translate';
import {usePluralForm} from '@docusaurus/theme-common';
import {ALL_VERSIONS} from '../types';

/** @returns `One page`, or `12 pages` */
export function useCount(): (count: number) => string {
  const {selectMessage} = usePluralForm();
  return (count) => {
    const forms = translate({id: 'site.search.count', message: 'One page|{count} pages'});
    return selectMessage(count, forms).replace('{count}', String(count));
  };
}

/** @returns the label of a version by its name, or of `ALL_VERSIONS` */
export function useVersionLabel(): (name: string) => string {
  const versions = useVersions(undefined);
  return (name) => {
    if (name === ALL_VERSIONS) {
      return translate({id: 'site.search.allVersions', message: 'All versions'});
    }
    return versions.find((version) => version.name === name)?.label ?? name;
  };
}
