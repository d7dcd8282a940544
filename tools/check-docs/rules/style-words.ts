/** Words of the style list, see contributing/writing.md. Labels of the UI, in bold, may hold any. */
import {lazy} from '../../../plugins/common/lazy';
import {styleChecker} from '../../style/index.mjs';
import {lineAt, proseOf} from '../prose';
import type {Rule} from '../rule';

const faultsOf = lazy(() => styleChecker('documentation'));

export const styleWords: Rule = (page) => {
  const prose = proseOf(page, {without: 'strong'});
  return faultsOf()(prose).map(({index, found, expected}) => ({
    line: lineAt(prose, index),
    found: `"${found}"`,
    expected,
  }));
};
