/** The recipe on screens without room for it beside the fields: a dialog, and a bar that opens it. */
import Translate, {translate} from '@docusaurus/Translate';
import {type ReactNode, type RefObject, useEffect} from 'react';
import Pane from './Pane';
import styles from './styles.module.css';
import type {Recipe} from './useRecipe';

type Props = {recipe: Recipe; dialog: RefObject<HTMLDialogElement | null>};

/** "Back" leads to another page, where an open dialog would remain. */
function useCloseOnBack(dialog: Props['dialog']): void {
  useEffect(() => {
    const close = () => dialog.current?.close();
    window.addEventListener('popstate', close);
    return () => window.removeEventListener('popstate', close);
  }, [dialog]);
}

function Summary({recipe: {count, lines}}: {recipe: Recipe}): ReactNode {
  return (
    <span>
      {count === 1 ? (
        <Translate id="site.recipe.one">1 change to the recipe</Translate>
      ) : (
        <Translate id="site.recipe.several" values={{count, lines: lines.length}}>
          {'{count} changes to the recipe'}
        </Translate>
      )}
    </span>
  );
}

export default function Drawer({recipe, dialog}: Props): ReactNode {
  useCloseOnBack(dialog);
  return (
    <>
      {recipe.count > 0 && (
        <div className={styles.tray}>
          <Summary recipe={recipe} />
          <button
            type="button"
            className="button button--primary button--sm"
            onClick={() => dialog.current?.showModal()}
          >
            <Translate id="site.recipe.show">Show the recipe</Translate>
          </button>
        </div>
      )}
      <dialog
        ref={dialog}
        className={styles.drawer}
        aria-label={translate({id: 'site.recipe.title', message: 'Recipe'})}
        // For a click on the backdrop, the target is the dialog itself.
        onClick={({target, currentTarget}) => target === currentTarget && currentTarget.close()}
      >
        <div className={styles.pane}>
          <Pane
            recipe={recipe}
            close={
              <button
                type="button"
                className="button button--secondary button--sm"
                onClick={() => dialog.current?.close()}
              >
                <Translate id="site.recipe.close">Close</Translate>
              </button>
            }
          />
        </div>
      </dialog>
    </>
  );
}
