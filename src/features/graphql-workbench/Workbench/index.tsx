/** Writes, checks, and runs GraphQL on the example company. */
import OPERATIONS from '@generated/graphql-workbench/default/operations.json';
import PLATFORM from '@generated/graphql-workbench/default/platform.json';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import fields from '@site/src/features/tools/fields.module.css';
import clsx from 'clsx';
import {type ReactNode, useRef, useState} from 'react';
import {createSession, type Fault, type Outcome} from '../model/run';
import type {Operation} from '../model/types';
import Code from './Code';
import Description from './Description';
import Editor, {type EditorHandle} from './Editor';
import Picker from './Picker';
import Result from './Result';
import Server from './Server';
import styles from './styles.module.css';
import {useRequest} from './useRequest';

const session = createSession(PLATFORM);
const operations = OPERATIONS as [Operation, ...Operation[]];

/** What happened last, for readers who don't see it. */
function statusOf(outcome: Outcome | undefined, isReset: boolean): string {
  if (isReset)
    return translate({
      id: 'site.graphql.isReset',
      message: 'The example company is back to what it was when the page loaded.',
    });
  if (!outcome) return '';
  if (outcome.kind === 'rejected')
    return translate(
      {
        id: 'site.graphql.rejected',
        message: 'The server would reject this request. Errors: {count}',
      },
      {count: outcome.faults.length},
    );
  return outcome.failed
    ? translate({id: 'site.graphql.failed', message: 'The response has errors.'})
    : translate({id: 'site.graphql.succeeded', message: 'The response has data.'});
}

export default function Workbench(): ReactNode {
  const {operation, query, variables, setQuery, setVariables, choose} = useRequest(operations);
  const {siteConfig} = useDocusaurusContext();
  const url = siteConfig.customFields?.['graphqlUrl'] as string | undefined;
  const [outcome, setOutcome] = useState<Outcome>();
  const [isReset, setReset] = useState(false);
  const editor = useRef<EditorHandle>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const run = (text = query) => {
    setReset(false);
    void session.run(text, variables).then(setOutcome);
  };
  /** Shows the faults, if there are any; otherwise, the last response stays. */
  const isValid = () => {
    const faults = session.faultsOf(query, variables);
    if (faults.length > 0) setOutcome({kind: 'rejected', faults});
    return faults.length === 0;
  };
  const goTo = ({part, line = 1}: Fault) => {
    if (part === 'query') editor.current?.goToLine(line);
    else field.current?.focus();
  };
  return (
    <div className={clsx(fields.fields, styles.workbench)}>
      <div className={styles.picker}>
        <Picker
          operations={operations}
          chosen={operation}
          onChoose={(next) => {
            setOutcome(undefined);
            choose(next);
          }}
        />
        <p>
          <Description text={operation.description} />{' '}
          <Link to={operation.url}>
            <Translate id="site.graphql.reference">Reference</Translate>
          </Link>
        </p>
      </div>
      <div className={styles.request}>
        <Editor
          ref={editor}
          schema={session.schema}
          label={translate({id: 'site.graphql.query', message: 'GraphQL operation'})}
          text={query}
          onChange={setQuery}
          onRun={run}
        />
        <label htmlFor="graphql-variables">
          <Translate id="site.graphql.variables">Variables, as JSON</Translate>
        </label>
        <textarea
          id="graphql-variables"
          ref={field}
          rows={Math.min(14, Math.max(3, variables.split('\n').length))}
          value={variables}
          onChange={(event) => setVariables(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || !(event.metaKey || event.ctrlKey)) return;
            event.preventDefault();
            run();
          }}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          translate="no"
        />
      </div>
      <div>
        <div className={styles.actions}>
          <button type="button" className="button button--primary" onClick={() => run()}>
            <Translate id="site.graphql.run">Run on the example company</Translate>
          </button>
          <button
            type="button"
            className="button button--secondary"
            onClick={() => {
              session.reset();
              setOutcome(undefined);
              setReset(true);
            }}
          >
            <Translate id="site.graphql.reset">Undo all mutations</Translate>
          </button>
        </div>
        <p role="status">{statusOf(outcome, isReset)}</p>
        <Result outcome={outcome} onGoTo={goTo} />
      </div>
      <div className={styles.code}>
        {url !== undefined && (
          <Server url={url} query={query} variables={variables} isValid={isValid} />
        )}
        <Code query={query} variables={variables} />
      </div>
    </div>
  );
}
