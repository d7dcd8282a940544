/** Tables of the sources that extract lineage. */
import {
  type CapabilityName,
  type ConfigField,
  type Source,
  type SourceModule,
  sourcePath,
} from '..';
import {code, escapeText} from '../../page-kit/markdown';
import {marks, yesNo} from '../../page-kit/marks';
import type {Version} from '../../releases/version';
import type {PageLinks} from '../../page-kit/page';
import {anchorOfWord, fieldAnchor} from '../pages/anchors';
import {pieces, toMarkdown} from '../pages/prose';
import {lineageFields} from './fields';

/** A module with its source and its lineage settings. */
type LineageModule = {source: Source; module: SourceModule; fields: ConfigField[]};

/** All modules but aliases. */
export function lineageModules(sources: readonly Source[]): LineageModule[] {
  return sources.flatMap((source) =>
    source.modules
      .filter((module) => module.alias_of === undefined)
      .map((module) => ({source, module, fields: lineageFields(module)})),
  );
}

/** Whether a module declares lineage at this level. */
export function finds({module}: LineageModule, name: CapabilityName): boolean {
  return module.capabilities.some((one) => one.name === name && one.supported);
}

/** Writes the cells of the tables on the page at `from`. */
export function cellsOf(from: string, links: PageLinks, version: Version) {
  const page = ({source}: LineageModule) => sourcePath(source.slug);
  return {
    source(row: LineageModule): string {
      const {module, source} = row;
      const plugin = source.modules.length > 1 ? ` (${code(module.plugin)})` : '';
      return links.to(from, page(row), escapeText(source.name)) + plugin + marks(source, version);
    },
    level(row: LineageModule, name: CapabilityName): string {
      const found = row.module.capabilities.find((one) => one.name === name && one.supported);
      if (!found) return '–';
      const words = pieces(found.note, new Set(), (word) => anchorOfWord(word, [row.module]));
      const link = (label: string, anchor: string) =>
        links.to(from, `${page(row)}#${anchor}`, label);
      return `${yesNo(true)} ${toMarkdown(words, link)}`;
    },
    settings(row: LineageModule): string {
      const {fields, module, source} = row;
      if (fields.length === 0) return '–';
      const one = (field: ConfigField) => {
        const target = `${page(row)}#${fieldAnchor(module.plugin, field.name)}`;
        // What came with the source doesn't need its own mark.
        const since = field.since === source.since ? undefined : field.since;
        const mark = marks({...field, since}, version);
        return links.to(from, target, code(field.name)) + mark;
      };
      return fields.map(one).join(', ');
    },
  };
}
