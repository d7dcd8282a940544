/** Chooses the source, the version, and the recipe to start from. */
import VERSIONS from '@generated/recipe-tool/default/versions.json';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import CodeText from '@site/src/features/answers/DirectAnswer/CodeText';
import type {Listed, SourceFacts} from '../model/types';
import type {Recipe} from '../useRecipe';
import styles from '../styles.module.css';

/** The sources by category, in alphabetical order. */
function grouped(sources: readonly Listed[]): [string, Listed[]][] {
  const groups = new Map<string, Listed[]>();
  for (const one of sources) groups.set(one.category, [...(groups.get(one.category) ?? []), one]);
  return [...groups].sort(([a], [b]) => (a < b ? -1 : 1));
}

/** The name of a source; several plugins of one source are told apart. */
function labelOf({name, plugin}: Listed, all: readonly Listed[]): string {
  return all.filter((one) => one.name === name).length > 1 ? `${name} (${plugin})` : name;
}

function Source({recipe: {version, plugin, setSource}}: {recipe: Recipe}): ReactNode {
  return (
    <label htmlFor="recipe-source">
      <Translate id="site.recipeTool.source">Source</Translate>
      <select id="recipe-source" value={plugin} onChange={(event) => setSource(event.target.value)}>
        {grouped(version.sources).map(([category, sources]) => (
          <optgroup key={category} label={category}>
            {sources.map((one) => (
              <option key={one.plugin} value={one.plugin}>
                {labelOf(one, version.sources)}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </label>
  );
}

function Start({recipe: {source, start, setStart}}: {recipe: Recipe}): ReactNode {
  const starts = source.facts?.starts ?? [];
  return (
    <label htmlFor="recipe-start">
      <Translate id="site.recipeTool.start">Start from</Translate>
      <select
        id="recipe-start"
        value={start?.slug ?? ''}
        disabled={starts.length === 0}
        onChange={(event) => setStart(event.target.value)}
      >
        {starts.map(({slug, title}) => (
          <option key={slug} value={slug}>
            {title === ''
              ? translate({id: 'site.recipeTool.starter', message: 'The starter recipe'})
              : title}
          </option>
        ))}
      </select>
    </label>
  );
}

function Version({recipe: {version, setVersion}}: {recipe: Recipe}): ReactNode {
  return (
    <label htmlFor="recipe-version">
      <Translate id="site.recipeTool.version">Version</Translate>
      <select
        id="recipe-version"
        value={version.name}
        onChange={(event) => setVersion(event.target.value)}
      >
        {VERSIONS.map(({name, label}) => (
          <option key={name} value={name}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}

function About({facts: {about, name, page, deprecated}}: {facts: SourceFacts}): ReactNode {
  return (
    <p className={styles.about}>
      {deprecated && (
        <>
          <b>
            <Translate id="site.recipeTool.deprecatedPlugin">This plugin is deprecated.</Translate>
          </b>{' '}
        </>
      )}
      <CodeText text={about} />{' '}
      <Link to={page}>
        <Translate id="site.recipeTool.page" values={{name}}>
          {'More about {name}'}
        </Translate>
      </Link>
    </p>
  );
}

export default function Picker({recipe}: {recipe: Recipe}): ReactNode {
  return (
    <>
      <div className={styles.picker}>
        <Source recipe={recipe} />
        <Start recipe={recipe} />
        <Version recipe={recipe} />
      </div>
      {recipe.source.facts && <About facts={recipe.source.facts} />}
    </>
  );
}
