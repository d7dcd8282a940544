/** The integrations catalog: facts of reference/integrations.yaml, checked and typed. They have no versions. */
import {Problems} from '../../facts/problems';
import {rememberUntilChanged} from '../../facts/unchanged';
import {loadIntegrations} from './load';
import type {Integrations} from './schema';

export {checkIntegrationPages} from './checks';
export {loadIntegrations} from './load';
export type {IntegrationCard, Integrations} from './schema';

const load = rememberUntilChanged(
  ['reference/sources', 'reference/integrations.yaml'],
  loadIntegrations,
);

/**
 * @param root absolute path of the project
 * @throws ReferenceDataError that lists the problems with file, line, and key
 */
export function checkedIntegrations(root: string): Integrations {
  const problems = new Problems();
  const integrations = load(root, problems);
  problems.throwIfAny();
  return integrations;
}
