/** Every computed query; requests for an entity by URN need none. */
import type {Queries} from '../query';
import {access} from './access';
import {browse} from './browse';
import {config} from './config';
import {governance} from './governance';
import {home} from './home';
import {lists} from './lists';
import {savedQueries} from './saved-queries';
import {schemaHistory} from './schema-history';
import {search} from './search';

export const QUERIES: Queries = {
  ...access,
  ...browse,
  ...config,
  ...governance,
  ...home,
  ...lists,
  ...savedQueries,
  ...schemaHistory,
  ...search,
};
