/** The recipe with its controls, the same in the column and in the drawer. */
import Translate, {translate} from '@docusaurus/Translate';
import {type ReactNode, type Ref, useState} from 'react';
import Code from './Code';
import CopyButton from './CopyButton';
import styles from './styles.module.css';
import type {Recipe} from './useRecipe';

type Props = {
  recipe: Recipe;
  /** The control that makes the recipe disappear. */
  close: ReactNode;
  /** The title, which gets the focus when a reader opens the recipe. */
  title?: Ref<HTMLParagraphElement>;
};

/** More would fill the pane; a URL may contain anything. */
const MAX_UNKNOWN = 60;

function Choice({recipe: {plugin, plugins, setPlugin}}: {recipe: Recipe}): ReactNode {
  if (plugins.length < 2) return null;
  return (
    <select
      value={plugin}
      onChange={(event) => setPlugin(event.target.value)}
      aria-label={translate({id: 'site.recipe.module', message: 'Module'})}
    >
      {plugins.map((name) => (
        <option key={name} value={name}>
          {name}
        </option>
      ))}
    </select>
  );
}

export default function Pane({recipe, close, title}: Props): ReactNode {
  const {answerCount, blanks, count, lines, unknown} = recipe;
  const [isForm, setForm] = useState(false);
  return (
    <>
      <div className={styles.bar}>
        <p ref={title} tabIndex={-1} className={styles.title}>
          <Translate id="site.recipe.title">Recipe</Translate>
        </p>
        <Choice recipe={recipe} />
        {close}
      </div>
      <Code recipe={recipe} isForm={isForm} />
      {unknown.length > 0 && (
        <p className={styles.note}>
          <Translate
            id="site.recipe.unknown"
            values={{names: unknown.join(', ').slice(0, MAX_UNKNOWN)}}
          >
            {'Not a field on this page: {names}'}
          </Translate>
        </p>
      )}
      <div className={styles.bar}>
        <CopyButton text={`${lines.map(({text}) => text).join('\n')}\n`} isOwn={answerCount > 0} />
        {blanks.some((blank) => blank !== undefined) && (
          <button
            type="button"
            className="button button--secondary button--sm"
            aria-pressed={isForm}
            onClick={() => setForm(!isForm)}
          >
            <Translate id="site.recipe.fillIn">Fill in</Translate>
          </button>
        )}
        <button
          type="button"
          className="button button--secondary button--sm"
          // Not disabled, which would drop the focus of a reader who pressed it.
          aria-disabled={count + unknown.length + answerCount === 0}
          onClick={recipe.reset}
        >
          <Translate id="site.recipe.reset">Reset</Translate>
        </button>
      </div>
    </>
  );
}
