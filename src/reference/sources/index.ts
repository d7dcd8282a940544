/** Ingestion sources: facts of reference/sources/, checked and typed. */
export type {ConfigField} from './field-schema';
export {leadSentence} from './lead-sentence';
export {loadSources} from './load';
export {sourcePath, SOURCES_FOLDER} from './places';
export {recipeConfig} from './recipe';
export {releasedSources} from './released';
export type {Capability, Concept, Remark, Source, SourceModule, Trouble} from './source-schema';
export type {CapabilityName, Category, SupportLevel} from './vocabulary';
export {CAPABILITIES, CATEGORIES, SUPPORT_LEVELS} from './vocabulary';
