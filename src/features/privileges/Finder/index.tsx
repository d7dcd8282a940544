/** Finds the privilege for an action, and lists what a role may do. */
import ALL from '@generated/privilege-finder/default/privileges.json';
import Translate, {translate} from '@docusaurus/Translate';
import {useTypedText} from '@site/src/components/FilterList/useTypedText';
import {useAfterPaint} from '@site/src/hooks/useAfterPaint';
import {useQueryState} from '@site/src/hooks/useQueryState';
import fields from '@site/src/features/tools/fields.module.css';
import clsx from 'clsx';
import {type ReactNode, useCallback} from 'react';
import {createFinder, ofRole} from '../model/find';
import {type Role, ROLES} from '../model/types';
import {LONGEST, readState, writeState} from '../state';
import Item from './Item';
import styles from './styles.module.css';

const find = createFinder(ALL);

function summary(shown: number, role: Role | undefined): string {
  const values = {shown, total: ALL.length, role: role ?? ''};
  if (shown === 0)
    return translate({
      id: 'site.privileges.none',
      message: 'No privilege matches. Use fewer or different words.',
    });
  return role === undefined
    ? translate({id: 'site.privileges.count', message: '{shown} of {total} privileges'}, values)
    : translate(
        {
          id: 'site.privileges.countOfRole',
          message: '{shown} of {total} privileges, held by the {role} role',
        },
        values,
      );
}

export default function Finder(): ReactNode {
  const [state, setState] = useQueryState(readState, writeState);
  const write = useCallback(
    (question: string) => setState((now) => ({...now, question}), 'replace'),
    [setState],
  );
  const [text, setText] = useTypedText(state.question, write);
  const question = useAfterPaint(text);
  const shown = ofRole(find(question), state.role);
  return (
    <>
      <div className={clsx(fields.fields, styles.form)} role="search">
        <label htmlFor="privilege-question">
          <Translate id="site.privileges.question">What should somebody be able to do?</Translate>
          <input
            id="privilege-question"
            type="search"
            maxLength={LONGEST}
            value={text}
            placeholder={translate({
              id: 'site.privileges.placeholder',
              message: 'delete a dataset, createTag, MANAGE_POLICIES…',
            })}
            onChange={(event) => setText(event.target.value)}
            autoComplete="off"
          />
        </label>
        <label htmlFor="privilege-role">
          <Translate id="site.privileges.role">Only what a role may do</Translate>
          <select
            id="privilege-role"
            value={state.role ?? ''}
            onChange={(event) => {
              const role = ROLES.find((one) => one === event.target.value);
              setState((now) => ({...now, role}));
            }}
          >
            <option value="">
              {translate({id: 'site.privileges.anyRole', message: 'Any role'})}
            </option>
            {ROLES.map((role) => (
              <option key={role} value={role}>
                {role}
              </option>
            ))}
          </select>
        </label>
        <p role="status">{summary(shown.length, state.role)}</p>
      </div>
      <ul className={styles.list}>
        {shown.map((privilege) => (
          <Item key={privilege.constant} privilege={privilege} />
        ))}
      </ul>
    </>
  );
}
