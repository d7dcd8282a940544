/** URNs in text and code are valid, by the rules of the URN workbench. */
import {lazy} from '../../../plugins/common/lazy';
import {loadReference} from '../../../plugins/reference';
import {urnTypes} from '../../../plugins/urn-types/types';
import {check} from '../../../src/features/urn/model/check';
import {lineAt} from '../prose';
import type {Rule} from '../rule';
import {urnsIn} from '../urns';

/** A type that the platform's public code lacks may be one of DataHub Cloud, or one that a page adds to the model. */
const isOtherType = (message: string) =>
  message.startsWith('There is no entity type') && !message.includes('Did you mean');

/** @param root absolute path of the project, whose facts define the entity types */
export function urns(root: string): Rule {
  const types = lazy(
    () =>
      new Map(
        urnTypes(loadReference(root).metamodel, () => undefined).map((type) => [type.name, type]),
      ),
  );
  return ({text}) =>
    urnsIn(text).flatMap(({urn, offset}) => {
      const [fault] = check(urn, types()).faults.filter(
        ({severity, message}) => severity !== 'hint' && !isOtherType(message),
      );
      return fault
        ? [
            {
              line: lineAt(text, offset),
              found: urn,
              expected: `a valid URN. ${fault.message}`,
            },
          ]
        : [];
    });
}
