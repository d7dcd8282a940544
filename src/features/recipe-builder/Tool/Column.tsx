/** The recipe in the column of the table of contents, which it replaces while it is shown. */
import Translate, {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {type ReactNode, type Ref} from 'react';
import {createPortal} from 'react-dom';
import Pane from './Pane';
import styles from './styles.module.css';
import type {Recipe} from './useRecipe';

type Props = {
  recipe: Recipe;
  column: Element;
  title: Ref<HTMLParagraphElement>;
  onClose: () => void;
};

export default function Column({recipe, column, title, onClose}: Props): ReactNode {
  return createPortal(
    <aside
      className={clsx(styles.pane, styles.column)}
      aria-label={translate({id: 'site.recipe.title', message: 'Recipe'})}
    >
      <Pane
        recipe={recipe}
        title={title}
        close={
          <button type="button" className="button button--secondary button--sm" onClick={onClose}>
            <Translate id="site.recipe.contents">On this page</Translate>
          </button>
        }
      />
    </aside>,
    column,
  );
}
