/** The state of the recipe: the pressed fields in the URL, and the lines that result from them. */
import {useQueryState} from '@site/src/hooks/useQueryState';
import {useMemo, useState} from 'react';
import type {Field} from '../model/field';
import {answered, type Answers, type Blank, blanksOf} from '../model/answers';
import {has, type Line} from '../model/lines';
import {pathOf, press, recipeWith} from '../model/recipe';
import {readPressed, writePressed} from '../model/state';
import {readPage, type Row} from './page';
import {useAnswers} from './useAnswers';

/** What happened last, for the message to the reader. */
export type Change = {name: string; kind: 'added' | 'removed' | 'required'};

/** The recipes of a page, and how to change them. */
export type Recipe = {
  rows: ReadonlyMap<string, Row>;
  plugins: readonly string[];
  /** The recipe that is shown. */
  plugin: string;
  setPlugin: (plugin: string) => void;
  lines: readonly Line[];
  /** For each line, the value that the reader may replace. */
  blanks: readonly (Blank | undefined)[];
  answers: Answers;
  setAnswer: (id: string, text: string) => void;
  /** How many values of this recipe the reader replaced. */
  answerCount: number;
  /** How many fields differ from the starter recipes. */
  count: number;
  /** Ids in the URL that aren't fields of this page. */
  unknown: readonly string[];
  change: Change | undefined;
  isSet: (field: Field) => boolean;
  toggle: (field: Field) => void;
  reset: () => void;
};

/** @param modules attribute of the element in Markdown */
export function useRecipe(modules: string): Recipe {
  const [{rows, starters}] = useState(() => readPage(modules));
  const [ids, setIds] = useQueryState(readPressed, writePressed);
  const [change, setChange] = useState<Change>();
  const pressed = useMemo(() => ids.flatMap((id) => rows.get(id)?.field ?? []), [ids, rows]);
  const [chosen, setPlugin] = useState(pressed.at(-1)?.plugin);
  const plugins = [...starters.keys()];
  const plugin = chosen ?? plugins[0] ?? '';

  const fieldsOf = (one: string) => {
    const byName = new Map(
      [...rows.values()]
        .filter(({field}) => field.plugin === one)
        .map(({field}) => [field.name, field]),
    );
    return (name: string) => byName.get(name);
  };
  const recipes = useMemo(
    () =>
      new Map(
        [...starters].map(([one, starter]) => {
          const own = pressed.filter((field) => field.plugin === one);
          return [one, recipeWith(starter, own, fieldsOf(one))];
        }),
      ),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- fieldsOf depends only on rows
    [starters, pressed, rows],
  );
  const {answers, setAnswer, forget} = useAnswers();
  const bare = recipes.get(plugin) ?? [];
  const blanks = blanksOf(plugin, bare);

  const isSet = (field: Field) =>
    has(recipes.get(field.plugin) ?? [], pathOf(field, fieldsOf(field.plugin)));

  const toggle = (field: Field) => {
    setPlugin(field.plugin);
    const starter = starters.get(field.plugin) ?? [];
    const kind = isSet(field) ? (field.required ? 'required' : 'removed') : 'added';
    setChange({name: field.name, kind});
    if (kind === 'required') return;
    const own = pressed.filter(({plugin: one}) => one === field.plugin);
    const others = pressed.filter(({plugin: one}) => one !== field.plugin);
    const next = [...others, ...press(own, field, starter, fieldsOf(field.plugin))];
    setIds(() => next.map(({id}) => id), 'replace');
  };
  return {
    rows,
    plugins,
    plugin,
    setPlugin,
    lines: bare.map((line, at) => answered(line, blanks[at], answers)),
    blanks,
    answers,
    setAnswer,
    answerCount: blanks.filter((blank) => blank && answers[blank.id]).length,
    count: pressed.length,
    unknown: ids.filter((id) => !rows.has(id)),
    change,
    isSet,
    toggle,
    reset: () => {
      setChange(undefined);
      forget();
      setIds(() => [], 'replace');
    },
  };
}
