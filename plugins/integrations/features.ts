/** Which features of the catalog a source has. */
import type {SourceModule} from '../sources';

/**
 * Features that follow from a configuration field: a source with the field has the feature, even if its card doesn't
 * list it.
 */
const BY_SETTING: Readonly<Record<string, string>> = {
  stateful_ingestion: 'Stateful Ingestion',
  convert_urns_to_lowercase: 'Lower Casing',
  incremental_lineage: 'Patch Lineage',
};

function fromSettings({config, test_connection: tests}: SourceModule): string[] {
  const names = new Set(config.map(({name}) => name.split('.')[0] ?? name));
  const features = Object.entries(BY_SETTING).filter(([setting]) => names.has(setting));
  return [...features.map(([, feature]) => feature), ...(tests ? ['Test Connection'] : [])];
}

/** Normalizes the spelling of a name: `Column Level Lineage` is the capability `Column-level Lineage`. */
const plain = (name: string) => name.toLowerCase().replace(/[^a-z]+/g, ' ');

/**
 * @param declared what the card lists
 * @param capabilities names of capabilities, which have a separate filter
 * @returns the features, A to Z
 */
export function featuresOf(
  declared: readonly string[],
  modules: readonly SourceModule[],
  capabilities: readonly string[],
): string[] {
  const known = new Set(capabilities.map(plain));
  const all = new Set([...declared, ...modules.flatMap(fromSettings)]);
  return [...all].filter((feature) => !known.has(plain(feature))).sort();
}
