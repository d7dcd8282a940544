/** Labels of blocks that readers don't use, but compare with what they see. */
import {translate} from '@docusaurus/Translate';
import type {CodeKind} from '../model/kind';

/** @returns the label of a block of this kind */
export function kindName(kind: CodeKind): string {
  return kind === 'output'
    ? translate({id: 'site.code.output', message: 'Output'})
    : translate({id: 'site.code.response', message: 'Response'});
}
