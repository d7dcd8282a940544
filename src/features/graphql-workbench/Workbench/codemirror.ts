/** Sets up the editor: GraphQL with completion, documentation, and checks against the schema. */
import {autocompletion, closeBrackets, completionKeymap} from '@codemirror/autocomplete';
import {defaultKeymap, history, historyKeymap} from '@codemirror/commands';
import {bracketMatching, HighlightStyle, syntaxHighlighting} from '@codemirror/language';
import {EditorState, type Extension, Prec} from '@codemirror/state';
import {EditorView, hoverTooltip, keymap, lineNumbers} from '@codemirror/view';
import {tags} from '@lezer/highlight';
import {graphql, offsetToPos} from 'cm6-graphql';
import type {GraphQLSchema} from 'graphql';
import {getHoverInformation} from 'graphql-language-service';

const COLORS = HighlightStyle.define([
  {tag: tags.comment, color: 'var(--text-muted)'},
  {tag: [tags.keyword, tags.definitionKeyword], color: 'var(--info)'},
  {tag: [tags.string, tags.bool, tags.number, tags.null], color: 'var(--good)'},
  {tag: [tags.variableName, tags.atom], color: 'var(--mark-text)'},
]);

/** The look of the site; the variables are those of the page, so the dark look follows. */
const LOOK = EditorView.theme({
  '&': {
    border: '1px solid var(--line-strong)',
    borderRadius: 'var(--radius-s)',
    backgroundColor: 'var(--sunken)',
    color: 'var(--text)',
    fontSize: 'var(--text-s)',
  },
  '&.cm-focused': {outline: '2px solid var(--info)', outlineOffset: '1px'},
  '.cm-scroller': {fontFamily: 'var(--font-code)', lineHeight: '1.5', maxHeight: '32rem'},
  '.cm-content': {minHeight: '14rem', caretColor: 'currentColor'},
  '.cm-gutters': {
    backgroundColor: 'transparent',
    border: 'none',
    color: 'var(--text-muted)',
  },
  '.cm-tooltip': {
    maxWidth: 'min(32rem, 90vw)',
    border: '1px solid var(--line-strong)',
    borderRadius: 'var(--radius-s)',
    backgroundColor: 'var(--surface)',
    color: 'var(--text)',
  },
  '.cm-tooltip-autocomplete > ul > li[aria-selected]': {
    backgroundColor: 'var(--info-soft)',
    color: 'var(--text)',
  },
  '.cm-completionInfo, .cm-docs': {padding: '0.5rem 0.75rem', whiteSpace: 'pre-wrap'},
  '.cm-matchingBracket': {backgroundColor: 'var(--info-soft)', color: 'inherit'},
});

/** The description of what the pointer is on, as plain text. */
const docsOnHover = (schema: GraphQLSchema) =>
  hoverTooltip(({state}, offset) => {
    const at = getHoverInformation(schema, state.doc.toString(), offsetToPos(state.doc, offset));
    const text = typeof at === 'string' ? at : '';
    if (text === '') return null;
    const create = () => {
      const dom = document.createElement('div');
      dom.className = 'cm-docs';
      dom.textContent = text;
      return {dom};
    };
    return {pos: offset, above: true, create};
  });

/**
 * Typing over a selection: Chromium would insert an element with the style of what was selected, which the content
 * policy forbids, before the editor removes it again.
 */
const replaceSelection = EditorView.domEventHandlers({
  beforeinput(event, view) {
    const {inputType, data} = event;
    if (inputType !== 'insertText' || data === null || view.state.selection.main.empty)
      return false;
    event.preventDefault();
    view.dispatch(view.state.replaceSelection(data), {userEvent: 'input.type'});
    return true;
  },
});

type Settings = {
  schema: GraphQLSchema;
  /** Name of the field for screen readers. */
  label: string;
  onChange: (text: string) => void;
  /** Gets the text, because typing may not have reached the page yet. */
  onRun: (text: string) => void;
};

function extensions({schema, label, onChange, onRun}: Settings): Extension[] {
  const run = {
    key: 'Mod-Enter',
    run: ({state}: EditorView) => (onRun(state.doc.toString()), true),
  };
  return [
    Prec.highest(keymap.of([run])),
    lineNumbers(),
    history(),
    bracketMatching(),
    closeBrackets(),
    autocompletion(),
    syntaxHighlighting(COLORS),
    LOOK,
    graphql(schema),
    docsOnHover(schema),
    replaceSelection,
    // Tab moves the focus on, so nobody who works by keyboard is caught in the editor.
    keymap.of([...completionKeymap, ...historyKeymap, ...defaultKeymap]),
    EditorView.lineWrapping,
    EditorView.contentAttributes.of({'aria-label': label, translate: 'no', spellcheck: 'false'}),
    EditorView.updateListener.of(({docChanged, state}) => {
      if (docChanged) onChange(state.doc.toString());
    }),
  ];
}

/**
 * Creates the editor in a shadow root: there, its styles are style sheets of the script, while the content policy of
 * the site forbids style elements.
 *
 * @param place an element without content
 */
export function openEditor(place: HTMLElement, text: string, settings: Settings): EditorView {
  const root = place.shadowRoot ?? place.attachShadow({mode: 'open'});
  const view = new EditorView({
    state: EditorState.create({doc: text, extensions: extensions(settings)}),
    root,
    parent: root,
  });
  return view;
}

/** Replaces the text, as if the reader had typed it; Ctrl+Z restores the old one. */
export function replaceText(view: EditorView, text: string): void {
  if (view.state.doc.toString() === text) return;
  view.dispatch({changes: {from: 0, to: view.state.doc.length, insert: text}});
}

/** Selects a line, counted from 1, and moves the focus to it. */
export function goToLine(view: EditorView, line: number): void {
  const {from, to} = view.state.doc.line(Math.min(Math.max(line, 1), view.state.doc.lines));
  view.dispatch({selection: {anchor: from, head: to}, scrollIntoView: true});
  view.focus();
}
