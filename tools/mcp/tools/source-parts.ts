/** The parts of an ingestion source as Markdown. */
import type {SourceRecord} from '../../../plugins/reference-data/shapes/sources';
import {Mistake} from '../mistake';
import {fenced, joinBlocks, marksOf, oneLine} from '../text';
import {fieldsText} from './source-fields';

type Part = {
  name: string;
  /** @throws Mistake if the filter fits no field */
  text: (source: SourceRecord, field: string | undefined) => string;
};

type Access = NonNullable<SourceRecord['access']>;

function capabilities({modules}: SourceRecord): string {
  const blocks = modules.map(({id, support, purpose, capabilities: all, ...rest}) => {
    const lines = all.map(
      ({name, supported, note, ...marks}) =>
        `- ${supported ? 'yes' : 'no'}: ${name}${marksOf(marks)}${note ? `. ${oneLine(note)}` : ''}`,
    );
    const install = rest.pipExtra && `Install: pip install 'acryl-datahub[${rest.pipExtra}]'.`;
    const about = [`Plugin \`${id}\`, ${support}${marksOf(rest)}.`, purpose, install];
    return [about.filter(Boolean).join(' '), ...lines].join('\n');
  });
  return joinBlocks('## Capabilities', ...blocks);
}

function grantLines({grants}: Access): string {
  return grants
    .map(({privilege, for: purposes, missing, module, ...marks}) => {
      const only = module === undefined ? '' : `, for plugin ${module}`;
      const without = missing === undefined ? '' : ` Without it: ${oneLine(missing)}`;
      return `- ${privilege}${marksOf(marks)}: for ${purposes.join(', ')}${only}.${without}`;
    })
    .join('\n');
}

function access({access: facts, prerequisites}: SourceRecord): string {
  const list = prerequisites.map(({text, ...marks}) => `- ${oneLine(text)}${marksOf(marks)}`);
  const scripts = facts?.scripts.map((script) =>
    joinBlocks(`${script.lead}${marksOf(script)}`, fenced(script.language, script.code)),
  );
  return joinBlocks(
    '## Access',
    list.join('\n'),
    facts?.about,
    facts && grantLines(facts),
    ...(scripts ?? []),
    !facts && list.length === 0 && 'The documentation lists no access to grant.',
  );
}

const recipe = ({modules}: SourceRecord): string =>
  joinBlocks(
    '## Starter recipe',
    ...modules.map((module) => fenced('yaml', module.recipe)),
    'Check your version of it with check_recipe.',
  );

const remarks = (title: string, list: SourceRecord['limitations']): string =>
  joinBlocks(
    `## ${title}`,
    list.map(({text, ...marks}) => `- ${oneLine(text)}${marksOf(marks)}`).join('\n') ||
      'None listed.',
  );

const troubleshooting = ({troubleshooting: list}: SourceRecord): string =>
  joinBlocks(
    '## Troubleshooting',
    list
      .map((one) => `- ${oneLine(one.symptom)}: ${oneLine(one.causeFix)}${marksOf(one)}`)
      .join('\n') || 'Nothing listed.',
  );

const concepts = ({concepts: list}: SourceRecord): string =>
  joinBlocks(
    '## Concepts',
    list
      .map(({source, datahub, subtype, ...marks}) => {
        const kind = subtype === undefined ? '' : ` (${subtype})`;
        return `- ${source} becomes ${datahub}${kind}${marksOf(marks)}`;
      })
      .join('\n'),
  );

/** All parts, in the order of a response. */
export const PARTS: readonly Part[] = [
  {name: 'capabilities', text: capabilities},
  {name: 'concepts', text: concepts},
  {name: 'access', text: access},
  {
    name: 'fields',
    text: (source, field) => {
      const text = fieldsText(source, field);
      if (text !== undefined) return text;
      throw new Mistake(
        `No setting of ${source.name} has a name that contains "${(field ?? '').slice(0, 60)}". Call get_source without field for all names.`,
      );
    },
  },
  {name: 'recipe', text: recipe},
  {name: 'limitations', text: ({limitations}) => remarks('Limitations', limitations)},
  {name: 'troubleshooting', text: troubleshooting},
];
