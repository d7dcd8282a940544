/** Links entities that are mentioned in text to their pages. */
import type {View} from './view';

/** Name of an entity in a concept mapping → last part of its page's path. */
const ENTITIES: Record<string, string> = {
  Assertion: 'assertion',
  Chart: 'chart',
  Container: 'container',
  Dashboard: 'dashboard',
  'Data Flow': 'dataflow',
  'Data Job': 'datajob',
  'Data Process Instance': 'dataprocessinstance',
  Dataset: 'dataset',
  Domain: 'domain',
  'Glossary Term Group': 'glossarynode',
  'Glossary Term': 'glossaryterm',
  Group: 'corpgroup',
  'ML Feature Table': 'mlfeaturetable',
  'ML Feature': 'mlfeature',
  'ML Model Deployment': 'mlmodeldeployment',
  'ML Model Group': 'mlmodelgroup',
  'ML Model': 'mlmodel',
  'ML Primary Key': 'mlprimarykey',
  'Platform instance': 'dataplatforminstance',
  Query: 'query',
  'Schema field': 'schemafield',
  Tag: 'tag',
  User: 'corpuser',
};

// Longer names first, so that "Glossary Term Group" isn't mistaken for a group.
const NAMES = Object.keys(ENTITIES).sort((a, b) => b.length - a.length);
const NAME = new RegExp(`\\b(?:${NAMES.join('|')})\\b`, 'g');

/** Returns the text as Markdown, with links to the pages of the entities that it mentions. */
export function linkEntities(view: View, text: string): string {
  let result = '';
  let end = 0;
  for (const {0: name, index} of text.matchAll(NAME)) {
    const target = `generated/metamodel/entities/${ENTITIES[name] ?? ''}`;
    result += view.text(text.slice(end, index)) + view.link(target, name);
    end = index + name.length;
  }
  return result + view.text(text.slice(end));
}
