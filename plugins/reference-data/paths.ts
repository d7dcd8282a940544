/** Where the files are in the build. */

/** Folder of the reference as data. */
export const DATA_FOLDER = 'reference';

/** The list of all files. */
export const INDEX_PATH = `${DATA_FOLDER}/index.json`;

/** Folder of the schemas of recipes. */
export const RECIPE_FOLDER = 'schemas';

/** Name of the schema of recipes. */
const RECIPE_FILE = 'datahub_ingestion_schema.json';

/** A file of a version, such as `sources.json`. */
export const dataPath = (version: string, file: string): string =>
  `${DATA_FOLDER}/${version}/${file}`;

/** The schema of the files with records of one kind, or of the index. */
export const shapePath = (name: string): string => `${DATA_FOLDER}/schemas/${name}.schema.json`;

/** @param version left out for the address that editors know, which has the latest documented version */
export const recipeSchemaPath = (version?: string): string =>
  [RECIPE_FOLDER, ...(version === undefined ? [] : [version]), RECIPE_FILE].join('/');
