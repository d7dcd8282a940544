/** The built site as the tools see it: reference data, Markdown copies, and search indexes by version. */
import {buildSchema, type GraphQLSchema} from 'graphql';
import type {SchemaObject} from '../../../src/features/recipe-tool/model/json-schema';
import {dataPath, INDEX_PATH, recipeSchemaPath} from '../../../plugins/reference-data/paths';
import type {GraphqlRecord} from '../../../plugins/reference-data/shapes/graphql';
import type {AspectRecord, EntityRecord} from '../../../plugins/reference-data/shapes/metamodel';
import type {SiteIndex} from '../../../plugins/reference-data/shapes/site-index';
import type {SourceRecord} from '../../../plugins/reference-data/shapes/sources';
import {
  type IndexFile,
  type PageText,
  SEARCH_FOLDERS,
} from '../../../src/features/search/engine/format';
import {SearchIndex} from '../../../src/features/search/engine/search-index';
import {Cache} from './cache';
import {type SiteFiles, SiteUnavailable} from './files';
import {chosenVersion, type Version, versionsOf} from './version';

/** The records of each file. */
type Records = {
  sources: SourceRecord;
  entities: EntityRecord;
  aspects: AspectRecord;
  graphql: GraphqlRecord;
};

/** Milliseconds after which the server looks whether the site was deployed again. */
const FRESH = 60_000;

export class Site {
  readonly #files: SiteFiles;
  readonly #cache = new Cache();
  #stamp: string | undefined;
  #checked = 0;

  constructor(files: SiteFiles) {
    this.#files = files;
  }

  /**
   * Forgets everything if the site has changed since it was read. The names of the search folders have hashes of the
   * whole content.
   */
  async refresh(now = Date.now()): Promise<void> {
    if (now - this.#checked < FRESH) return;
    this.#checked = now;
    // What is known stays useful while the site can't be reached.
    const stamp = await this.#files.read(SEARCH_FOLDERS).catch(() => this.#stamp);
    if (this.#stamp !== undefined && stamp !== this.#stamp) this.#cache.clear();
    this.#stamp = stamp;
  }

  /** @throws SiteUnavailable if the site lacks the file, which a build always has */
  async #required(path: string): Promise<string> {
    const text = await this.#files.read(path);
    if (text !== undefined) return text;
    throw new SiteUnavailable(`${this.#files.place} has no ${path}.`);
  }

  #json<Value>(path: string): Promise<Value> {
    return this.#cache.get(path, async () => JSON.parse(await this.#required(path)) as Value);
  }

  /** The versions, the newest first. */
  async versions(): Promise<Version[]> {
    return versionsOf(await this.#json<SiteIndex>(INDEX_PATH));
  }

  /** @throws Mistake if there is no such version */
  async version(given?: string): Promise<Version> {
    return chosenVersion(await this.versions(), given);
  }

  /** Scheme and host of the public site, for addresses in responses. */
  async origin(): Promise<string> {
    return new URL((await this.#json<SiteIndex>(INDEX_PATH)).recipeSchema).origin;
  }

  async records<Kind extends keyof Records>(
    {name}: Version,
    kind: Kind,
  ): Promise<readonly Records[Kind][]> {
    const path = dataPath(name, `${kind}.json`);
    return (await this.#json<{items: Records[Kind][]}>(path)).items;
  }

  graphql({name}: Version): Promise<GraphQLSchema> {
    const path = dataPath(name, 'schema.graphql');
    return this.#cache.get(path, async () =>
      // The site's build has validated it.
      buildSchema(await this.#required(path), {assumeValid: true}),
    );
  }

  /** The JSON Schema of recipes. */
  recipeSchema({name}: Version): Promise<SchemaObject> {
    return this.#json(recipeSchemaPath(name));
  }

  /** A JSON file that older builds don't have. */
  async optional<Value>(path: string): Promise<Value | undefined> {
    return this.#cache.get(`optional ${path}`, async () => {
      const text = await this.#files.read(path);
      return text === undefined ? undefined : (JSON.parse(text) as Value);
    });
  }

  async #searchFolder({index}: Version): Promise<string> {
    const folder = (await this.#json<Record<string, string>>(SEARCH_FOLDERS))[index];
    if (folder !== undefined) return folder;
    throw new SiteUnavailable(`${SEARCH_FOLDERS} of the site has no folder of ${index}.`);
  }

  searchIndex(version: Version): Promise<SearchIndex> {
    return this.#cache.get(`search of ${version.name}`, async () => {
      const path = `${await this.#searchFolder(version)}/index.json`;
      return new SearchIndex(JSON.parse(await this.#required(path)) as IndexFile);
    });
  }

  /**
   * @param file below the folder of the version's search files
   * @throws SiteUnavailable if there is no such file
   */
  async searchFile(version: Version, file: string): Promise<unknown> {
    return this.#json(`${await this.#searchFolder(version)}/${file}`);
  }

  /** @param page position in the index @throws SiteUnavailable if there is no such page */
  async searchText(version: Version, page: number): Promise<PageText> {
    const path = `${await this.#searchFolder(version)}/text/${page}.json`;
    return JSON.parse(await this.#required(path)) as PageText;
  }

  /** @param path of a page, with a leading slash @returns its Markdown copy; undefined if there is none */
  page(path: string): Promise<string | undefined> {
    return this.#files.read(`${path.slice(1)}.md`);
  }
}
