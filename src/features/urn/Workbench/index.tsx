/** Builds, takes apart, checks, and encodes a URN. */
import TYPES from '@generated/urn-types/default/types.json';
import Translate from '@docusaurus/Translate';
import fields from '@site/src/features/tools/fields.module.css';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {check, type ReadPart} from '../model/check';
import {withName} from '../model/with-name';
import {LONGEST} from '../state';
import Faults from './Faults';
import Outputs from './Outputs';
import Parts from './Parts';
import styles from './styles.module.css';
import {useUrn} from './useUrn';

const BY_NAME = new Map(TYPES.map((type) => [type.name, type]));

export default function Workbench(): ReactNode {
  const {text, type, replace} = useUrn();
  const {urn, faults} = check(text, BY_NAME);
  const rejected = faults.some(({severity}) => severity === 'error');
  const change = (part: ReadPart, name: string) => type(withName(text, part, name));
  return (
    <div className={clsx(fields.fields, styles.workbench)}>
      <div className={styles.inputs}>
        <label htmlFor="urn-text">URN</label>
        <textarea
          id="urn-text"
          rows={3}
          maxLength={LONGEST}
          value={text}
          onChange={(event) => type(event.target.value)}
          aria-invalid={rejected}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          translate="no"
        />
        <label htmlFor="urn-type">
          <Translate id="site.urn.type">Or start with the example of a type</Translate>
        </label>
        <select
          id="urn-type"
          value={urn?.type.name ?? ''}
          onChange={(event) => replace(BY_NAME.get(event.target.value)?.example ?? text)}
        >
          {!urn && <option value="" />}
          {TYPES.map(({name, title}) => (
            <option key={name} value={name}>
              {title}
            </option>
          ))}
        </select>
        <Faults text={text} urn={urn} faults={faults} onRepair={replace} />
      </div>
      {urn && <Parts urn={urn} onChange={change} />}
      {urn && !rejected && <Outputs urn={text} type={urn.type} />}
    </div>
  );
}
