/** Loads the example company from reference/acme, the fixture for everything that shows the platform with data. */
import type {GraphQLSchema} from 'graphql';
import {factFiles} from '../facts/fact-files';
import type {Problems} from '../facts/problems';
import {loadReference} from '../reference';
import {readAnalytics} from './analytics';
import {checkEntities, exists, hasColumn, readEntities} from './entities';
import {readLineage} from './lineage';
import type {World} from '../../src/features/example-platform/model/world';
import {readMoment} from './moment';

export type {Entity, World} from '../../src/features/example-platform/model/world';

/** Folder of the files, relative to the project's root. */
export const ACME_FOLDER = 'reference/acme';

const LINEAGE = `${ACME_FOLDER}/lineage.yaml`;
const MOMENT = `${ACME_FOLDER}/world.yaml`;
const ANALYTICS = `${ACME_FOLDER}/analytics.yaml`;

/** Like {@link loadWorld}, with a schema from the caller. */
export function readWorld(root: string, schema: GraphQLSchema, problems: Problems): World {
  const others = [LINEAGE, MOMENT, ANALYTICS];
  const files = factFiles(root, ACME_FOLDER).filter((file) => !others.includes(file));
  const written = readEntities(root, files, problems);
  const known = (urn: string) => exists(written, urn);
  const entities = checkEntities(written, schema);
  return {
    entities,
    ...readMoment(root, MOMENT, known, problems),
    ...readLineage(
      root,
      LINEAGE,
      {entity: known, column: (column) => hasColumn(written, column)},
      problems,
    ),
    analytics: readAnalytics(root, ANALYTICS, schema, known, problems),
  };
}

/**
 * Reads and checks the example company against the GraphQL API of Next.
 *
 * @param root absolute path of the project
 * @param problems collects problems; the result may then lack entities or fields
 * @throws ReferenceDataError if other facts of reference/ are wrong
 */
export function loadWorld(root: string, problems: Problems): World {
  return readWorld(root, loadReference(root).graphql.schema, problems);
}
