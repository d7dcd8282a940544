/** What the modules of a source can do. */
import type {Capability, CapabilityName, SourceModule} from '..';
import {blocks, code, escapeText, table} from '../../page-kit/markdown';
import {yesNo} from '../../page-kit/marks';
import {fieldAnchor} from './anchors';
import type {View} from './view';
import {listing} from './words';

/** Pages that explain a capability. */
const EXPLAINED: Partial<Record<CapabilityName, string>> = {
  'Asset Containers': 'generated/metamodel/entities/container',
  Classification: 'metadata-ingestion/docs/dev_guides/classification',
  'Column-level Lineage': 'generated/lineage/automatic-lineage-extraction',
  'Data Profiling': 'metadata-ingestion/docs/dev_guides/sql_profiles',
  'Dataset Usage': 'features/dataset-usage-and-query-history',
  'Detect Deleted Entities': 'metadata-ingestion/docs/dev_guides/stateful',
  Domains: 'domains',
  'Extract Ownership': 'ownership/ownership-types',
  'Extract Tags': 'tags',
  'Platform Instance': 'platform-instances',
  'Table-Level Lineage': 'generated/lineage/automatic-lineage-extraction',
};

/** The name of a capability, linked to the page that explains it. */
export function capabilityLabel(view: View, name: CapabilityName): string {
  const target = EXPLAINED[name];
  return target === undefined ? escapeText(name) : view.link(target, escapeText(name));
}

function oneModule(view: View, module: SourceModule): string {
  const rows = module.capabilities.map(({name, note, since, supported}) => [
    capabilityLabel(view, name) + view.marks({since: since}),
    yesNo(supported),
    view.text(note, module),
  ]);
  return table(['Capability', 'Supported', 'Notes'], rows);
}

function severalModules(view: View, modules: readonly SourceModule[]): string {
  const cell = (module: SourceModule, capability: Capability | undefined) =>
    capability
      ? yesNo(capability.supported) +
        view.marks({since: capability.since}) +
        ` ${view.text(capability.note, module)}`
      : '–';
  const names = new Set(modules.flatMap(({capabilities}) => capabilities.map(({name}) => name)));
  const rows = [...names].sort().map((name) => [
    capabilityLabel(view, name),
    ...modules.map((module) =>
      cell(
        module,
        module.capabilities.find((capability) => capability.name === name),
      ),
    ),
  ]);
  return table(['Capability', ...modules.map(({plugin}) => code(plugin))], rows);
}

/** How to turn on deletion detection, which surprises most readers. */
function deletionNote(modules: readonly SourceModule[]): string | undefined {
  const name = 'stateful_ingestion.enabled';
  const able = modules.find(
    ({capabilities, config}) =>
      capabilities.some((one) => one.name === 'Detect Deleted Entities' && one.supported) &&
      config.some((field) => field.name === 'stateful_ingestion.remove_stale_metadata') &&
      config.some((field) => field.name === name),
  );
  if (!able) return undefined;
  const field = `[${code(name)}](#${fieldAnchor(able.plugin, name)})`;
  return (
    `To detect deleted entities, DataHub compares each run with the previous one. This requires a ` +
    `${code('pipeline_name')} in the recipe, a DataHub sink, and ${field}.`
  );
}

/** The section; empty if no module declares a capability. */
export function capabilities(view: View): string {
  const able = view.modules.filter((module) => module.capabilities.length > 0);
  const [first] = able;
  if (!first) return '';
  const others = view.modules.filter((module) => !able.includes(module));
  const lead =
    others.length > 0 &&
    `These are the capabilities of ${code(first.plugin)}; ` +
      `${listing(others.map(({plugin}) => code(plugin)))} ${others.length === 1 ? 'declares' : 'declare'} none.`;
  return blocks(
    '## Capabilities {#capabilities}',
    lead,
    able.length > 1 ? severalModules(view, able) : oneModule(view, first),
    deletionNote(able),
  );
}
