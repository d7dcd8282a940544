/** Sorts the settings of a source into the sections of the form. */
import {optionsOf} from './choices';
import {isFixed, valuesOf} from './settings';
import type {Field, SourceFacts} from './types';

/** Types of settings that one line of text can set. */
const LINE = /^(?:string|secret|integer|number|urn|datetime|timedelta)$/;

/** What to extract: switches named so, and those of whole blocks. */
const EXTRACT = /^(?:include|extract|ingest|emit|enable)_\w+$|^\w+\.enabled$/;

/** Settings that decide where assets belong. */
const PLACE = new Set(['platform_instance', 'env']);

const STATEFUL = 'stateful_ingestion.enabled';

type FormSections = {
  connection: readonly Field[];
  extract: readonly Field[];
  filters: readonly Field[];
  place: readonly Field[];
  /** All others that a form can set. */
  more: readonly Field[];
};

/** Whether the form has a control for it. */
const hasControl = (field: Field): boolean =>
  field.type === 'boolean' ||
  LINE.test(field.type) ||
  field.type === 'AllowDenyPattern' ||
  optionsOf(field) !== undefined;

/**
 * @param config of the recipe to start from: what it sets is part of the connection
 * @returns the settings that the form shows, in the order of the facts
 */
export function formSections({fields}: SourceFacts, config: unknown): FormSections {
  // An item of a list has its own settings, for which the form has no place.
  const lists = fields.filter(({type}) => type.startsWith('list[')).map(({name}) => `${name}.`);
  const shown = fields.filter(
    (field) =>
      isFixed(field) &&
      hasControl(field) &&
      !field.deprecated &&
      !lists.some((list) => field.name.startsWith(list)),
  );
  const sectionOf = (field: Field): keyof FormSections => {
    if (field.type === 'AllowDenyPattern') return 'filters';
    if (PLACE.has(field.name) || field.name === STATEFUL) return 'place';
    const isUsed = field.required || valuesOf(config, field.name).length > 0;
    const isClosed = field.type === 'boolean' || optionsOf(field) !== undefined;
    if (isClosed && (EXTRACT.test(field.name) || (isUsed && field.type === 'boolean')))
      return 'extract';
    return isUsed ? 'connection' : 'more';
  };
  const of = (section: keyof FormSections) => shown.filter((field) => sectionOf(field) === section);
  return {
    connection: of('connection'),
    extract: of('extract'),
    filters: of('filters'),
    place: of('place'),
    more: of('more'),
  };
}
