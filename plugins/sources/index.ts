/** Ingestion sources: facts of reference/sources/, checked and typed. */
export type {ConfigField} from './field-schema';
export {leadSentence} from './lead-sentence';
export {loadSources} from './load';
export {sourcePath, SOURCES_FOLDER} from './paths';
export {recipeConfig} from './recipe';
export {sourcesAt} from './sources-at';
export {ownModules} from './source-schema';
export type {Capability, Remark, Source, SourceModule} from './source-schema';
export type {CapabilityName} from '../../src/features/integrations/model/vocabulary';
