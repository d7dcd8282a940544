/** Loads the search dialog when a reader is about to search, and opens it. */
import {useHistory} from '@docusaurus/router';
import {prepareSearch, useSearchBackend} from '@site/src/features/search/useSearchBackend';
import {type ComponentType, useCallback, useRef, useState} from 'react';
import {flushSync} from 'react-dom';
import {typeAhead} from './type-ahead';
import type {Reader} from './useReader';

const loadDialog = () =>
  import(/* webpackChunkName: "search-dialog" */ '@site/src/features/search/Dialog');

type Dialog = Awaited<ReturnType<typeof loadDialog>>['default'];
type DialogProps = Dialog extends (props: infer Props) => unknown ? Props : never;

type DialogState = {
  /** The dialog with everything it needs, while it is open. */
  dialog: {Dialog: ComponentType<DialogProps>; props: DialogProps} | undefined;
  /** Whether the reader is waiting for it. */
  opening: boolean;
  /** Prefetches what a search needs; a failure is shown only when it is used. */
  prepare: () => void;
  open: () => void;
  close: () => void;
};

export function useDialog({version, pageOf}: Reader): DialogState {
  const load = useSearchBackend();
  const history = useHistory();
  const [shown, setShown] = useState<{Dialog: Dialog; initialQuery: string}>();
  const [opening, setOpening] = useState(false);
  const isOpening = useRef(false);
  const {name} = version;
  const prepare = useCallback(() => {
    loadDialog().catch(() => undefined);
    void prepareSearch(load, name);
  }, [load, name]);
  const open = useCallback(async () => {
    if (isOpening.current) return;
    isOpening.current = true;
    setOpening(true);
    prepare();
    const typing = typeAhead();
    const loaded = await loadDialog().catch(() => undefined);
    // The search page may need a full page load, during which typed letters would be lost.
    if (!loaded) await typing.paused();
    const {text, escaped} = typing.end();
    isOpening.current = false;
    // Synchronously, because the next key is for the dialog's field.
    flushSync(() => {
      setOpening(false);
      if (loaded && !escaped) setShown({Dialog: loaded.default, initialQuery: text});
    });
    // The search page explains what to do about the connection.
    if (!loaded && !escaped) history.push(pageOf(text));
  }, [prepare, history, pageOf]);
  const close = useCallback(() => setShown(undefined), []);
  const dialog = shown && {
    Dialog: shown.Dialog,
    props: {load, version, pageOf, initialQuery: shown.initialQuery, onClose: close},
  };
  return {dialog, opening, prepare, open, close};
}
