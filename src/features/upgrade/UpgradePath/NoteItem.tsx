/** One note of a release: what changes, for whom, and what to do. */
import type {ReactNode} from 'react';
import {FEATURES, type Note} from '../model/types';
import {featureName, releaseName} from '../words';
import InlineText from './InlineText';
import styles from './styles.module.css';

type Props = {note: Note; titles: ReadonlyMap<string, string>};

/** More names would be longer than the note. */
const NAMED = 4;

function concerned({sources = [], features = []}: Note, titles: Props['titles']): string[] {
  const names = [
    ...sources.map((source) => titles.get(source) ?? source),
    ...FEATURES.filter((feature) => features.includes(feature)).map(featureName),
  ];
  return names.length > NAMED ? [...names.slice(0, NAMED), '…'] : names;
}

export default function NoteItem({note, titles}: Props): ReactNode {
  const {release, kind, change, action} = note;
  const names = concerned(note, titles);
  return (
    <>
      <small className={styles.about}>
        <b>{releaseName(release)}</b> · {kind}
        {names.length > 0 && ` · ${names.join(', ')}`}
      </small>
      <InlineText text={`${change}.`} />
      {action !== undefined && (
        <p className={styles.action}>
          <InlineText text={`${action}.`} />
        </p>
      )}
    </>
  );
}
