/** The editor of the query. */
import type {EditorView} from '@codemirror/view';
import type {GraphQLSchema} from 'graphql';
import {type ReactNode, type Ref, useEffect, useImperativeHandle, useRef} from 'react';
import {goToLine, openEditor, replaceText} from './codemirror';

export type EditorHandle = {goToLine: (line: number) => void};

type Props = {
  ref?: Ref<EditorHandle>;
  schema: GraphQLSchema;
  label: string;
  text: string;
  onChange: (text: string) => void;
  onRun: (text: string) => void;
};

export default function Editor({ref, schema, label, text, onChange, onRun}: Props): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(null);
  // The editor is created once, so it calls what the latest render passed.
  const latest = useRef({text, onChange, onRun});
  useEffect(() => {
    latest.current = {text, onChange, onRun};
  });
  useEffect(() => {
    if (!place.current) return undefined;
    const editor = openEditor(place.current, latest.current.text, {
      ...{schema, label},
      onChange: (typed) => latest.current.onChange(typed),
      onRun: (typed) => latest.current.onRun(typed),
    });
    view.current = editor;
    return () => editor.destroy();
  }, [schema, label]);
  useEffect(() => {
    if (view.current) replaceText(view.current, text);
  }, [text]);
  useImperativeHandle(ref, () => ({
    goToLine: (line) => {
      if (view.current) goToLine(view.current, line);
    },
  }));
  return <div ref={place} />;
}
