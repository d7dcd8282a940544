/** From which release to which one, and how DataHub is installed. */
import Translate, {translate} from '@docusaurus/Translate';
import fields from '@site/src/features/tools/fields.module.css';
import clsx from 'clsx';
import {type ReactNode, useId} from 'react';
import type {Choice} from '../model/plan';
import {PLACES, type Release} from '../model/types';
import {EARLIER} from '../state';
import {placeName, releaseName} from '../words';
import styles from './styles.module.css';

type Props = {
  releases: readonly Release[];
  choice: Choice;
  onChange: (change: Partial<Choice>) => void;
};

type FieldProps = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  children: ReactNode;
};

function Field({label, value, onChange, children}: FieldProps): ReactNode {
  const id = useId();
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => onChange(event.target.value)}>
        {children}
      </select>
    </div>
  );
}

const options = (releases: readonly Release[]) =>
  releases.map(({name, date}) => (
    <option key={name} value={name}>
      {date === undefined ? releaseName(name) : `${releaseName(name)} (${date})`}
    </option>
  ));

export default function Releases({releases, choice, onChange}: Props): ReactNode {
  const oldest = releases.at(-1)?.name ?? '';
  return (
    <div className={clsx(fields.fields, styles.releases)}>
      <Field
        label={translate({id: 'site.upgrade.from', message: 'The release you run'})}
        value={choice.from}
        onChange={(from) => onChange({from})}
      >
        {options(releases.filter(({name}) => name !== 'next'))}
        <option value={EARLIER}>
          {translate({id: 'site.upgrade.earlier', message: 'Before {oldest}'}, {oldest})}
        </option>
      </Field>
      <Field
        label={translate({id: 'site.upgrade.to', message: 'The release you want'})}
        value={choice.to}
        onChange={(to) => onChange({to})}
      >
        {options(releases)}
      </Field>
      <Field
        label={translate({id: 'site.upgrade.place', message: 'How it is installed'})}
        value={choice.place ?? ''}
        onChange={(value) => onChange({place: PLACES.find((place) => place === value)})}
      >
        <option value="">
          {translate({id: 'site.upgrade.anyPlace', message: 'Choose to see the steps'})}
        </option>
        {PLACES.map((place) => (
          <option key={place} value={place}>
            {placeName(place)}
          </option>
        ))}
      </Field>
      <p>
        <Translate id="site.upgrade.patch">
          If your release isn’t in the list, such as one with a fourth number, choose the one before
          it.
        </Translate>
      </p>
    </div>
  );
}
