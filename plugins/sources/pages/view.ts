/** What the sections of one source's page share: its modules, and functions that render text and links. */
import {type Source, type SourceModule, sourcePath} from '..';
import type {PageLinks} from '../../page-kit/page';
import {marks} from '../../page-kit/marks';
import type {Version} from '../../releases/version';
import {anchorOfWord} from './anchors';
import {pieces, toHtml, toMarkdown} from './prose';

/** What a page may use besides its own source. */
export type PageContext = {
  links: PageLinks;
  /** All sources of the version, for links between related ones. */
  sources: readonly Source[];
  version: Version;
};

export type View = {
  source: Source;
  sources: readonly Source[];
  /** Modules with their own configuration: all but aliases. */
  modules: readonly SourceModule[];
  /** Path of the page. */
  path: string;
  /** Name of the version. */
  version: string;
  /** True if there is a page at this path. */
  has(target: string): boolean;
  /** A link to another page, or its label if there is no such page; see {@link PageLinks.to}. */
  link(target: string, label: string): string;
  /** The marks of a fact, without a badge for the release that introduced the source itself. */
  marks(fact: {deprecated?: true | undefined; since?: string | undefined}): string;
  /** The anchor of the field that a word refers to, if any. */
  anchorOf(word: string): string | undefined;
  /** A plain sentence as Markdown, with names as code and links from fields to their rows. */
  text(sentence: string, module?: SourceModule): string;
  /** The same without links, for the label of another link. */
  label(sentence: string): string;
  /** The same as HTML. */
  html(sentence: string, module?: SourceModule): string;
};

/** Words to format as code: plugin names, unless they are also the source's name, as for dbt. */
function codeWords({name, modules}: Source): ReadonlySet<string> {
  const plugins = modules.length > 1 ? modules.map(({plugin}) => plugin) : [];
  return new Set([...plugins, 'datahub-rest', 'datahub-kafka'].filter((word) => word !== name));
}

/** Collects what the sections of a page need. */
export function viewOf(source: Source, {links, sources, version}: PageContext): View {
  const path = sourcePath(source.slug);
  const modules = source.modules.filter(({alias_of: alias}) => alias === undefined);
  const words = codeWords(source);
  const split = (sentence: string, module?: SourceModule) =>
    pieces(sentence, words, (word) => anchorOfWord(word, module ? [module, ...modules] : modules));
  return {
    source,
    sources,
    anchorOf: (word) => anchorOfWord(word, modules),
    modules,
    path,
    version: version.name,
    has: (target) => links.has(target),
    link: (target, label) => links.to(path, target, label),
    marks: ({deprecated, since}) =>
      marks({deprecated, since: since === source.since ? undefined : since}, version),
    text: (sentence, module) => toMarkdown(split(sentence, module)),
    label: (sentence) => toMarkdown(pieces(sentence, words, () => undefined)),
    html: (sentence, module) => toHtml(split(sentence, module)),
  };
}

/** The suffix of the anchors of a module's headings; empty for the only module of a page. */
export function suffixOf({source}: View, {plugin}: SourceModule): string {
  return source.modules.length > 1 ? `-${plugin}` : '';
}
