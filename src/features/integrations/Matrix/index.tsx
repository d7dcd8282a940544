/** The capability matrix: a row for each source, a column for each capability; clicking a cell shows its note. */
import notes from '@generated/integrations-data/default/notes.json';
import {useEvent} from '@docusaurus/theme-common';
import Translate from '@docusaurus/Translate';
import {type ReactNode, useRef} from 'react';
import type {Catalog} from '../useCatalog';
import ScrollTable from '../ScrollTable';
import type {SourceSelection} from '../useComparison';
import Download from './Download';
import Head from './Head';
import Legend from './Legend';
import NoteBubble from './NoteBubble';
import Row from './Row';
import styles from './styles.module.css';
import {useCellKeys} from './useCellKeys';
import {useNote} from './useNote';

type Props = {catalog: Catalog; selection: SourceSelection};

export default function Matrix({catalog: {shown, state, update}, selection}: Props): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const {note, handlers} = useNote(box);
  const keys = useCellKeys(box, shown);
  const onCompare = useEvent(selection.toggle);
  return (
    <>
      <div className={styles.above}>
        <Legend />
        <Download sources={shown} notes={notes} />
      </div>
      <ScrollTable
        ref={box}
        className={styles.box}
        {...handlers}
        table={{className: styles.matrix, ...keys}}
        caption={
          <Translate id="site.integrations.caption">
            Capabilities of ingestion sources. Arrow keys move between the symbols; Enter shows the
            note.
          </Translate>
        }
      >
        <Head sort={state.sort} onSort={(sort) => update({sort})} />
        <tbody>
          {shown.map((source) => (
            <Row
              key={source.id}
              source={source}
              notes={notes[source.id] ?? {}}
              chosen={selection.chosen.includes(source)}
              onCompare={onCompare}
            />
          ))}
        </tbody>
      </ScrollTable>
      <NoteBubble note={note} sources={shown} notes={notes} />
    </>
  );
}
