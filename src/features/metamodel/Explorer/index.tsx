/** Explores the metamodel: finds entities and aspects, shows how they are related, and how to read and write them. */
import MODEL from '@generated/metamodel-explorer/default/model.json';
import {translate} from '@docusaurus/Translate';
import {useTypedText} from '@site/src/components/FilterList/useTypedText';
import {useAfterPaint} from '@site/src/hooks/useAfterPaint';
import {useQueryState} from '@site/src/hooks/useQueryState';
import {type ReactNode, useCallback, useEffect, useRef} from 'react';
import {find, type Found, isFiltered} from '../model/filter';
import {readState, type State, writeState} from '../state';
import Controls from './Controls';
import EntityTable from './EntityTable';
import Focus from './Focus';
import {OpenEntity} from './open';
import WholeGraph from './WholeGraph';

const BY_NAME = new Map(MODEL.entities.map((entity) => [entity.name, entity]));

function summary(found: readonly Found[], focus: Found | undefined): string {
  if (focus)
    return translate(
      {id: 'site.metamodel.countOfEntity', message: '{title}: {shown} of {total} aspects'},
      {
        title: focus.entity.title,
        shown: focus.aspects.length,
        total: BY_NAME.get(focus.entity.name)?.aspects.length ?? 0,
      },
    );
  if (found.length === 0)
    return translate({
      id: 'site.metamodel.none',
      message: 'No entity or aspect matches. Use a shorter name, or turn off a filter.',
    });
  return translate(
    {id: 'site.metamodel.count', message: '{shown} of {total} entities'},
    {shown: found.length, total: MODEL.entities.length},
  );
}

/** The entity that is open; what is typed doesn't have to match its name, only those of its aspects. */
function focusOf({entity, question, traits, since}: State): Found | undefined {
  const known = BY_NAME.get(entity);
  if (!known) return undefined;
  const one = {...MODEL, entities: [known]};
  const [found] = find(one, {question, traits, since});
  return found ?? {entity: known, aspects: []};
}

export default function Explorer(): ReactNode {
  const [state, setState] = useQueryState(readState, writeState);
  const write = useCallback(
    (question: string) => setState((now) => ({...now, question}), 'replace'),
    [setState],
  );
  const [text, setText] = useTypedText(state.question, write);
  const question = useAfterPaint(text);
  // Any other release is that of an old link, or a mistake.
  const since = MODEL.releases.find((release) => release === state.since) ?? '';
  const filter = {...state, question, since};
  const found = find(MODEL, filter);
  const focus = focusOf(filter);
  const heading = useRef<HTMLDivElement>(null);
  const opened = useRef(false);
  // The link that was followed may be gone, which would move the focus to the top of the page.
  useEffect(() => {
    if (!opened.current) return undefined;
    opened.current = false;
    // Docusaurus moves the focus in an effect, too.
    const timer = setTimeout(() => heading.current?.focus());
    return () => clearTimeout(timer);
  }, [state.entity]);
  const open = useCallback(
    (entity: string) => {
      opened.current = true;
      // Back leads to what was typed last, which may not be in the URL yet.
      write(text);
      setText('');
      setState((now) => ({...now, entity, aspect: '', question: ''}));
    },
    [setState, setText, text, write],
  );
  return (
    <OpenEntity value={open}>
      <Controls
        state={state}
        text={text}
        releases={MODEL.releases}
        onText={setText}
        onChange={(change) => setState((now) => ({...now, ...change}))}
      />
      <p role="status">{summary(found, focus)}</p>
      {focus ? (
        <Focus
          found={focus}
          open={state.aspect}
          onOpen={(aspect) => setState((now) => ({...now, aspect}), 'replace')}
          onClose={() => setState((now) => ({...now, entity: ''}))}
          heading={heading}
        />
      ) : state.view === 'graph' ? (
        <WholeGraph found={found} />
      ) : (
        <EntityTable found={found} filtered={isFiltered(filter)} />
      )}
    </OpenEntity>
  );
}
