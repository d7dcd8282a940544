/** Values of the variables of a service, checked. */
import type {Format, Service} from '../../src/features/services/model/service';
import {ContributorError} from '../common/contributor-error';

export type Environment = Readonly<Record<string, string | undefined>>;

/** Thrown for a variable whose value doesn't fit; names it, what was found, and what was expected. */
export class ServiceError extends ContributorError {}

function check(name: string, value: string, {pattern, example}: Format): void {
  if (pattern.test(value)) return;
  throw new ServiceError(
    `The environment variable ${name} has a value that its service can't use.\n` +
      `  found     ${value}\n` +
      `  expected  a value such as ${example}\n` +
      'Correct it, or leave it out: the service is then off. See contributing/services.md.',
  );
}

/**
 * @returns the values by variable; undefined if the service is off, because one that it needs isn't set
 * @throws ServiceError if a value doesn't fit
 */
export function valuesOf(
  {variables, optional = {}}: Service,
  environment: Environment,
): Record<string, string> | undefined {
  const values: Record<string, string> = {};
  for (const [name, format] of Object.entries({...variables, ...optional})) {
    // A CI system sets variables that it has no value for to an empty one.
    const value = environment[name]?.trim();
    if (!value) continue;
    check(name, value, format);
    values[name] = value;
  }
  return Object.keys(variables).every((name) => name in values) ? values : undefined;
}

/**
 * @returns whether services that need consent wait for it
 * @throws ServiceError if `CONSENT` says neither: a word that is misunderstood must not load anything
 */
export function consentRequired({CONSENT}: Environment): boolean {
  if (CONSENT) check('CONSENT', CONSENT, {pattern: /^required$/, example: 'required'});
  return CONSENT === 'required';
}
