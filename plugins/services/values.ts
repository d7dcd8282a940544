/** Checks the values of a service's variables. */
import type {Format, Service} from '../../src/features/services/model/service';
import {ContributorError} from '../common/contributor-error';

export type Environment = Readonly<Record<string, string | undefined>>;

/** Thrown for a variable with an invalid value; says which, what was found, and what was expected. */
export class ServiceError extends ContributorError {}

function check(name: string, value: string, {pattern, example}: Format): void {
  if (pattern.test(value)) return;
  throw new ServiceError(
    `The environment variable ${name} has a value that its service can't use.\n` +
      `  found     ${value}\n` +
      `  expected  a value such as ${example}\n` +
      'Correct it, or unset it to turn the service off. See contributing/services.md.',
  );
}

/**
 * @returns the values by variable; undefined if the service is off, because one that it needs isn't set
 * @throws ServiceError if a value is invalid
 */
export function valuesOf(
  {variables, optional = {}}: Service,
  environment: Environment,
): Record<string, string> | undefined {
  const values: Record<string, string> = {};
  for (const [name, format] of Object.entries({...variables, ...optional})) {
    // A CI system sets variables without a value to an empty string.
    const value = environment[name]?.trim();
    if (!value) continue;
    check(name, value, format);
    values[name] = value;
  }
  return Object.keys(variables).every((name) => name in values) ? values : undefined;
}

/**
 * @returns whether services that need consent wait for it
 * @throws ServiceError if `CONSENT` has an unknown value: a typo must not load anything
 */
export function consentRequired({CONSENT}: Environment): boolean {
  if (CONSENT) check('CONSENT', CONSENT, {pattern: /^required$/, example: 'required'});
  return CONSENT === 'required';
}
