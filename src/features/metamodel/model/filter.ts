/** Finds entities and aspects. Pure functions. */
import type {Trait} from '../state';
import type {Aspect, AspectUse, Entity, ExplorerModel} from './types';

export type Filter = {question: string; traits: readonly Trait[]; since: string};

/** An entity with those of its aspects that fit. */
export type Found = {entity: Entity; aspects: AspectUse[]};

const has = (aspect: Aspect | undefined, trait: Trait): boolean => {
  if (!aspect) return false;
  if (trait === 'timeseries') return aspect.group === 'timeseries';
  return trait === 'searchable' ? aspect.searchable.length > 0 : aspect.patch;
};

/** `Data Job`, `dataJob`, and `data job` are the same. */
const plain = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

/** @returns aspects by their names */
export const aspectsByName = ({aspects}: ExplorerModel): ReadonlyMap<string, Aspect> =>
  new Map(aspects.map((aspect) => [aspect.name, aspect]));

/** @returns whether a filter leaves anything out */
export const isFiltered = ({question, traits, since}: Filter): boolean =>
  plain(question) !== '' || traits.length > 0 || since !== '';

/**
 * @returns the entities that fit, in their order: all aspects of an entity whose name is searched for, or else those whose
 * names are; of these, those with all traits and of the release
 */
export function find(model: ExplorerModel, {question, traits, since}: Filter): Found[] {
  const known = aspectsByName(model);
  const wanted = plain(question);
  return model.entities.flatMap((entity): Found[] => {
    const isNamed = [entity.name, entity.title].some((name) => plain(name).includes(wanted));
    const isNew = since !== '' && entity.since === since;
    const aspects = entity.aspects.filter(
      ({name, since: added}) =>
        (isNamed || plain(name).includes(wanted)) &&
        traits.every((trait) => has(known.get(name), trait)) &&
        (since === '' || isNew || added === since),
    );
    const fits = aspects.length > 0 || (isNamed && traits.length === 0 && (since === '' || isNew));
    return fits ? [{entity, aspects}] : [];
  });
}
