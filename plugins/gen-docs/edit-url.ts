/** Points "Edit this page" at the file that a contributor can edit. */
import type {EditUrlFunction} from '@docusaurus/plugin-content-docs';
import {readSourceMap} from './source-map';

/**
 * @param root absolute path of the project
 * @param editBase address that a path of this repository is appended to
 * @returns the option for the docs plugin; frozen versions get no link, since they are made by `npm run cut-version`
 */
export function editUrl(root: string, editBase: string): EditUrlFunction {
  return ({version, docPath}) => {
    if (version !== 'current') return undefined;
    const source = readSourceMap(root)[docPath.replace(/^docs\//, '')];
    return source === undefined ? undefined : `${editBase.replace(/\/$/, '')}/${source}`;
  };
}
