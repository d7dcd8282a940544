/** What the facts of an answer have in common. */
import type {Details, Fact} from './model/fact';

/** @returns the value that all facts have; undefined if they differ */
export function common<Value>(
  facts: readonly Fact[],
  valueOf: (fact: Fact) => Value,
): Value | undefined {
  const [first, ...rest] = facts.map(valueOf);
  return rest.every((value) => value === first) ? first : undefined;
}

/** The kinds whose default is part of the answer even if there is none. */
const WITH_DEFAULT = new Set(['variable', 'field']);

/** @returns details that all facts have, in the order to show them; `null` for a default that none of them has */
export function commonDetails(
  facts: readonly Fact[],
): [name: keyof Details, value: string | null][] {
  const names = ['type', 'default', 'readBy', 'constant', 'roles'] as const;
  return names.flatMap((name): [keyof Details, string | null][] => {
    const value = common(facts, ({details}) => details?.[name] ?? null);
    if (value === undefined) return [];
    const isKnown =
      value !== null || (name === 'default' && WITH_DEFAULT.has(facts[0]?.kind ?? ''));
    return isKnown ? [[name, value]] : [];
  });
}
