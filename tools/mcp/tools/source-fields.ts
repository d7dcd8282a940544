/** The settings of an ingestion source as Markdown. */
import type {SourceRecord} from '../../../plugins/reference-data/shapes/sources';
import {firstSentence, joinBlocks, marksOf, oneLine} from '../text';

type Field = SourceRecord['modules'][number]['fields'][number];

const nameOf = ({name, type, default: value, ...field}: Field): string => {
  const facts = [
    type,
    field.required && 'required',
    field.requiredWith !== undefined && `required with ${field.requiredWith}`,
    value !== undefined && `default ${oneLine(value)}`,
  ];
  return `- \`${name}\` (${facts.filter(Boolean).join(', ')})${marksOf(field)}`;
};

function fullField(field: Field): string {
  const notes = [
    oneLine(field.description),
    field.allowedValues && `One of ${field.allowedValues.join(', ')}.`,
    field.requires && `Requires ${field.requires.join(', ')}.`,
    field.conflicts && `Can't be combined with ${field.conflicts.join(', ')}.`,
    field.example !== undefined && `Example: \`${oneLine(field.example)}\`.`,
  ];
  return `${nameOf(field)}: ${notes.filter(Boolean).join(' ')}`;
}

const shortField = (field: Field): string =>
  `${nameOf(field)}: ${field.required ? oneLine(field.description) : firstSentence(field.description)}`;

/** Required ones first; those inside a block stay with it. */
function ordered(fields: readonly Field[]): Field[] {
  const shown = fields.filter(({hidden}) => !hidden);
  return [...shown.filter((one) => one.required), ...shown.filter((one) => !one.required)];
}

/**
 * @param filter part of a name
 * @returns a line for each setting, in full for those that the filter selects; undefined if it selects none
 */
export function fieldsText(source: SourceRecord, filter: string | undefined): string | undefined {
  const text = filter?.toLowerCase().replace(/^source\.config\.|^config\./, '');
  const blocks = source.modules.map(({id, fields, aliasOf}) => {
    const lines =
      text === undefined
        ? ordered(fields).map(shortField)
        : fields.filter(({name}) => name.toLowerCase().includes(text)).map(fullField);
    const same = aliasOf !== undefined && `The settings are those of \`${aliasOf}\`.`;
    if (lines.length === 0 && (text !== undefined || !same)) return undefined;
    return joinBlocks(`Below \`source.config\` of \`${id}\`:`, same, lines.join('\n'));
  });
  const found = blocks.filter((block) => block !== undefined);
  if (text !== undefined && found.length === 0) return undefined;
  return joinBlocks('## Settings', ...found);
}
