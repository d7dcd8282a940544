/** What readers call the versions that can be searched. */
import {useVersions} from '@docusaurus/plugin-content-docs/client';
import {translate} from '@docusaurus/Translate';
import {ALL_VERSIONS} from '../types';

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
