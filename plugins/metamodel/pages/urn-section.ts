/** The structure of an entity's URN. */
import type {Entity, Metamodel} from '..';
import {parseUrn} from '../urn';
import {staticBlock} from '../../page-kit/elements';
import {blocks, code, escapeHtml} from '../../page-kit/markdown';
import {aspectFieldsHtml} from './fields-table';

function part(name: string, text: string): string {
  return `<span data-part="${escapeHtml(name)}">${escapeHtml(text)}</span>`;
}

/** The example URN with its parts highlighted. */
function urnHtml(entity: Entity, keyFields: readonly string[]): string {
  const values = parseUrn(entity.urnExample, keyFields.length)?.values ?? [];
  const parts = values.map((value, i) => part(keyFields[i] ?? '', value)).join(',');
  const key = keyFields.length === 1 ? parts : `(${parts})`;
  return `<div class="ref-urn">urn:li:${part('entity', entity.name)}:${key}</div>`;
}

/** @returns the section; empty for an entity whose key aspect this version lacks */
export function urnSection(model: Metamodel, entity: Entity): string {
  const key = model.aspects.get(entity.keyAspect);
  if (!key) return '';
  const names = key.fields.map(({name}) => name);
  const several =
    names.length === 1
      ? `After the entity name, the URN has one key field, ${code(names[0] ?? '')}.`
      : `After the entity name, the URN has these key fields in parentheses: ${names.map(code).join(', ')}.`;
  return blocks(
    '## URN {#urn}',
    several,
    staticBlock(urnHtml(entity, names)),
    `The key aspect ${code(key.name)} contains the same fields. The server derives it from the URN, so you don't have to write it.`,
    staticBlock(aspectFieldsHtml(model, key.name, key.fields, key.name.toLowerCase())),
  );
}
