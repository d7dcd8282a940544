/** All tools, in the order in which assistants see them. */
import type {Tool} from '../tool';
import {checkRecipe} from './check-recipe';
import {getEntity} from './get-entity';
import {getPage} from './get-page';
import {getSource} from './get-source';
import {graphqlType} from './graphql-type';
import {listSources} from './list-sources';
import {searchDocs} from './search-docs';
import {whatsChanged} from './whats-changed';

export const TOOLS: readonly Tool[] = [
  searchDocs,
  getPage,
  listSources,
  getSource,
  checkRecipe,
  getEntity,
  graphqlType,
  whatsChanged,
];
