/** The integrations catalog: facts of reference/integrations.yaml, checked and typed. */
export {checkIntegrationPages} from './checks';
export {loadIntegrations} from './load';
export type {IntegrationCard, Integrations} from './schema';
