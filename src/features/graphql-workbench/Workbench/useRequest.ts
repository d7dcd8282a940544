/** The request that the reader edits: the operation and the query are in the URL, the variables aren't. */
import {useTypedText} from '@site/src/components/FilterList/useTypedText';
import {useQueryState} from '@site/src/hooks/useQueryState';
import {useCallback, useState} from 'react';
import {findOperation} from '../model/find';
import type {Operation} from '../model/types';
import {readState, writeState} from '../state';

const jsonOf = ({variables}: Operation) =>
  Object.keys(variables).length === 0 ? '' : JSON.stringify(variables, null, 2);

type Request = {
  operation: Operation;
  query: string;
  variables: string;
  setQuery: (query: string) => void;
  setVariables: (variables: string) => void;
  choose: (operation: Operation) => void;
};

/** @param operations at least one; the first is open until the reader chooses */
export function useRequest(operations: readonly [Operation, ...Operation[]]): Request {
  const [state, setState] = useQueryState(readState, writeState);
  const operation = findOperation(operations, state.operation);
  const write = useCallback(
    (query: string) =>
      setState((now) => {
        const open = findOperation(operations, now.operation);
        return {...now, query: query === open.query ? undefined : query};
      }, 'replace'),
    [operations, setState],
  );
  const [query, setQuery] = useTypedText(state.query ?? operation.query, write);
  const [variables, setVariables] = useState({of: operation, text: jsonOf(operation)});
  if (variables.of !== operation) setVariables({of: operation, text: jsonOf(operation)});
  return {
    ...{operation, query, setQuery},
    variables: variables.text,
    setVariables: (text) => setVariables({of: operation, text}),
    choose: ({id}) => setState(() => ({operation: id, query: undefined})),
  };
}
