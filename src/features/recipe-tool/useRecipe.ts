/** The recipe that a reader edits: its text, the facts about it, and its choices in the URL. */
import VERSIONS from '@generated/recipe-tool/default/versions.json';
import {useQueryState} from '@site/src/hooks/useQueryState';
import {useEffect, useMemo, useState} from 'react';
import {flushSync} from 'react-dom';
import {choicesOf, withChoices} from './model/choices';
import {pluginOf} from './model/settings';
import type {CommonFacts, ListedVersion, SourceFacts, Start} from './model/types';
import {parsedValues} from './model/yaml-text';
import {FIRST_SOURCE, FIRST_VERSION, readState, type State, writeState} from './state';
import {type Loaded, useCommon, useSource} from './useFacts';

/** Milliseconds after typing until the choices are in the URL. */
const PAUSE = 400;

/** Texts of the reader's own by the state of the URL that each belongs to, so that Back leads to them. */
type Drafts = ReadonlyMap<string, string>;

/** Drafts that are kept. */
const MOST_DRAFTS = 30;

const withDraft = (drafts: Drafts, key: string, text: string): Drafts => {
  const others = [...drafts].filter(([other]) => other !== key);
  return new Map([...others.slice(1 - MOST_DRAFTS), [key, text]]);
};

export type Recipe = {
  version: ListedVersion;
  plugin: string;
  start: Start | undefined;
  /** Undefined until the facts have arrived. */
  text: string | undefined;
  common: Loaded<CommonFacts>;
  source: Loaded<SourceFacts>;
  /** Whether the reader changed something that choosing another start loses. */
  isEdited: boolean;
  setText: (text: string) => void;
  setVersion: (name: string) => void;
  setSource: (plugin: string) => void;
  setStart: (slug: string) => void;
  startOver: () => void;
};

function versionOf(name: string): ListedVersion {
  const found =
    VERSIONS.find((one) => one.name === name) ?? VERSIONS.find((one) => one.name === FIRST_VERSION);
  if (!found) throw new Error('The site has no version of the recipe tool.');
  return found;
}

const has = ({sources}: ListedVersion, plugin: string) =>
  sources.some((one) => one.plugin === plugin);

const keyOf = ({source, start, choices}: State) => JSON.stringify([source, start, choices]);

/** Whether a draft began as the same recipe. */
const isOfStart = (key: string, {source, start}: State): boolean =>
  key.startsWith(JSON.stringify([source, start]).slice(0, -1));

/** The plugin that a text names, unless it has none that the version knows. */
function namedIn(text: string, version: ListedVersion): string | undefined {
  const plugin = pluginOf(parsedValues(text));
  return has(version, plugin) ? plugin : undefined;
}

/** The recipe to start from, with the choices of the URL. */
function useInitial(
  start: Start | undefined,
  state: State,
  source?: SourceFacts,
  common?: CommonFacts,
) {
  const {choices} = state;
  return useMemo(
    () =>
      start && source && common ? withChoices(start.yaml, choices, source, common) : undefined,
    [start, choices, source, common],
  );
}

export function useRecipe(): Recipe {
  const [state, setState] = useQueryState(readState, writeState);
  const version = versionOf(state.version);
  const plugin = has(version, state.source) ? state.source : FIRST_SOURCE;
  const common = useCommon(version.name);
  const source = useSource(version.name, plugin);
  const starts = source.facts?.starts;
  const start = starts?.find(({slug}) => slug === state.start) ?? starts?.[0];
  const [drafts, setDrafts] = useState<Drafts>(new Map());
  const key = keyOf(state);
  const own = drafts.get(key);
  const initial = useInitial(start, state, source.facts, common.facts);

  /** Changes the URL, while the text stays as it is. */
  const move = (text: string, next: State, how: 'push' | 'replace') => {
    // Before the URL changes, so that no render takes the text from the URL.
    flushSync(() => setDrafts((now) => withDraft(now, keyOf(next), text)));
    setState(() => next, how);
  };

  useEffect(() => {
    const {facts} = source;
    if (own === undefined || !start || !facts || !common.facts) return undefined;
    const shared = common.facts;
    const timer = setTimeout(() => {
      const next = {...state, source: plugin, choices: choicesOf(start.yaml, own, facts, shared)};
      if (keyOf(next) !== key) move(own, next, 'replace');
    }, PAUSE);
    return () => clearTimeout(timer);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the rest follows from these
  }, [own, key, source.facts, common.facts]);

  const setText = (text: string) => {
    const named = namedIn(text, version);
    if (named === undefined || named === plugin) setDrafts((now) => withDraft(now, key, text));
    else move(text, {...state, source: named, start: '', choices: {}}, 'push');
  };
  const go = (next: Partial<State>) => setState((now) => ({...now, ...next}));
  return {
    ...{version, plugin, start, common, source, setText},
    text: own ?? initial,
    isEdited: own !== undefined && own !== start?.yaml,
    setVersion: (name) => setState((now) => ({...now, version: name})),
    setSource: (chosen) => go({source: chosen, start: '', choices: {}}),
    setStart: (slug) => go({start: slug, choices: {}}),
    startOver: () => {
      setDrafts(new Map([...drafts].filter(([one]) => !isOfStart(one, state))));
      go({choices: {}});
    },
  };
}
