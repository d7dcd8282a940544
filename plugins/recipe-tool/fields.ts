/** Configuration fields as the recipe tool shows them. */
import type {Field} from '../../src/features/recipe-tool/model/types';
import type {ConfigField} from '../sources';

/** @returns the fields that the tool offers, in the order of the facts */
export function toFields(fields: readonly ConfigField[]): Field[] {
  return fields.map((field) => ({
    name: field.name,
    type: field.type,
    ...(field.required && {required: true as const}),
    ...(field.default !== null && {default: field.default}),
    about: field.description,
    ...(field.example !== undefined && {example: field.example}),
    ...(field.requires && {requires: field.requires}),
    ...(field.conflicts && {conflicts: field.conflicts}),
    ...(field.deprecated && {deprecated: true as const}),
  }));
}
