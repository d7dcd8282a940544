/** The parts of the URN as fields, those of an inner URN inside its own group. */
import Link from '@docusaurus/Link';
import {type ReactNode, useId} from 'react';
import type {ReadPart, ReadUrn} from '../model/check';
import {decodeName} from '../model/encode';
import styles from './styles.module.css';

type Props = {
  urn: ReadUrn;
  onChange: (part: ReadPart, name: string) => void;
};

function Value({part, onChange}: {part: ReadPart} & Pick<Props, 'onChange'>): ReactNode {
  const id = useId();
  const {field, text} = part;
  const change = (name: string) => onChange(part, name);
  return (
    <div className={styles.part}>
      <label htmlFor={id} translate="no">
        {field.name}
      </label>
      {field.values ? (
        <select
          id={id}
          aria-describedby={`${id}-about`}
          value={field.values.includes(text) ? text : ''}
          onChange={(event) => change(event.target.value)}
        >
          {!field.values.includes(text) && <option value="">{text}</option>}
          {field.values.map((value) => (
            <option key={value} value={value}>
              {value}
            </option>
          ))}
        </select>
      ) : (
        <input
          id={id}
          aria-describedby={`${id}-about`}
          value={field.urnOf === undefined ? decodeName(text) : text}
          onChange={(event) => change(event.target.value)}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
        />
      )}
      <small id={`${id}-about`}>{field.about}</small>
    </div>
  );
}

export default function Parts({urn: {type, parts}, onChange}: Props): ReactNode {
  return (
    <fieldset className={styles.parts}>
      <legend>
        {type.page === undefined ? type.title : <Link to={type.page}>{type.title}</Link>}
      </legend>
      {parts.map((part) =>
        part.urn ? (
          <div key={part.field.name} className={styles.inner}>
            <span translate="no">{part.field.name}</span>
            <Parts urn={part.urn} onChange={onChange} />
          </div>
        ) : (
          <Value key={part.field.name} part={part} onChange={onChange} />
        ),
      )}
    </fieldset>
  );
}
