/**
 * Bundler loader that replaces code in a module of Docusaurus; replacements.ts lists the changes. Plain JavaScript,
 * because the bundler loads it without a TypeScript step.
 */
import {expectOnce} from '../common/upstream.mjs';

/** @throws PatchError if the module doesn't contain each replaced piece exactly once */
export default function replaceLoader(source) {
  const {place, changes} = this.getOptions();
  return changes.reduce((text, [from, to]) => {
    expectOnce(place, source, from);
    return text.replace(from, () => to);
  }, source);
}
