/** Decides whether a fact answers a question; a wrong answer would be worse than none. */
import type {Fact, Kind} from './model/fact';
import {optionKey, wordsOfName} from './model/key';
import type {Candidate} from './question';

/** Facts of one kind and name, such as a field that several sources have. */
export type DirectAnswer = {kind: Kind; name: string; facts: readonly Fact[]};

/** Shorter words, written together, are probably one word. */
const GLUED = 10;

/** Whether the query writes the name as one does in code, or exactly as the product does. */
function isSpelledOut({name: typed, key}: Candidate, fact: Fact): boolean {
  const exact = typed === fact.name || typed === fact.details?.constant;
  const isCode = /^\S*[\p{L}\p{N}][_.][\p{L}\p{N}]\S*$|^\S*\p{Ll}\p{Lu}\S*$/u.test(typed);
  return exact || isCode || (!/\s/.test(typed) && key.length >= GLUED);
}

/** A phrase of several words is a task more often than the privilege of that name. */
const PHRASES = new Set<Kind>(['privilege']);

/** Whether the query can't mean anything else. */
function isMeant(candidate: Candidate, fact: Fact): boolean {
  const {kinds, source, command} = candidate;
  if (command || fact.kind === 'grants') return true;
  if (fact.kind === 'command') return kinds?.has('command') ?? false;
  if (fact.alias) return kinds?.has('variable') ?? false;
  const size = wordsOfName(fact.name).length;
  // A single word is in everyday use, too, and nearly every word is a field of some source.
  if (size === 1) {
    return fact.kind === 'field' ? Boolean(source && kinds) : kinds?.size === 1;
  }
  if (kinds || source || isSpelledOut(candidate, fact)) return true;
  return size >= 3 && !PHRASES.has(fact.kind);
}

/** Only the places that the query is about: those of its source, or of its command. */
function placesFor({source, command = []}: Candidate, {kind, places}: Fact): Fact['places'] {
  if (source !== undefined) {
    return kind === 'field' ? places.filter(({url}) => url.includes(`/${source}#`)) : [];
  }
  if (command.length === 0) return places;
  return places.filter(({label}) => label.startsWith(`datahub ${command.join(' ')}`));
}

function isOfKind({kinds}: Candidate, {kind}: Fact): boolean {
  return kinds === undefined || kinds.has(kind);
}

/** The order of kinds for a name that is several things. */
const ORDER: readonly Kind[] = [
  ...(['grants', 'variable', 'privilege', 'aspect', 'option', 'command', 'field'] as const),
];

/** The option that the query names, of a pair such as `--soft / --hard`; a short one with the long one that it means. */
function nameFor({key, name: typed}: Candidate, {kind, name}: Fact): string {
  if (kind !== 'option') return name;
  const flags = name.match(/--[\w-]+/g) ?? [];
  const flag = flags.find((one) => optionKey(one) === key);
  return flag ?? [typed, ...flags.slice(0, 1)].join(', ');
}

/** @param found the facts with the key of the candidate */
export function chooseAnswer(
  candidate: Candidate,
  found: readonly Fact[],
): DirectAnswer | undefined {
  const facts = found
    .filter((fact) => isOfKind(candidate, fact) && isMeant(candidate, fact))
    .map((fact) => ({...fact, places: placesFor(candidate, fact)}))
    .filter(({places}) => places.length > 0);
  const kind = ORDER.find((one) => facts.some((fact) => fact.kind === one));
  const chosen = facts.filter((fact) => fact.kind === kind);
  const [name, ...others] = new Set(chosen.map((fact) => nameFor(candidate, fact)));
  // A letter alone means something else to each command.
  if (!kind || name === undefined || (kind === 'option' && others.length > 0)) return undefined;
  return {kind, name, facts: chosen};
}
