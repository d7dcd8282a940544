/** The part of the recipe builder that loads when a reader comes close to the fields. */
import Translate, {translate} from '@docusaurus/Translate';
import VisuallyHidden from '@site/src/components/VisuallyHidden';
import {type ReactNode, useRef, useState} from 'react';
import {flushSync} from 'react-dom';
import Column from './Column';
import Drawer from './Drawer';
import {useFieldButtons} from './useFieldButtons';
import {useFieldsInView} from './useFieldsInView';
import {type Change, useRecipe} from './useRecipe';
import {useTocColumn} from './useWide';

function messageOf({kind, name}: Change): string {
  if (kind === 'added') {
    return translate({id: 'site.recipe.added', message: '{name} added to the recipe'}, {name});
  }
  return kind === 'removed'
    ? translate({id: 'site.recipe.removed', message: '{name} removed from the recipe'}, {name})
    : translate({id: 'site.recipe.required', message: 'The recipe requires {name}'}, {name});
}

export default function Tool({modules}: {modules: string}): ReactNode {
  const recipe = useRecipe(modules);
  const column = useTocColumn();
  const atFields = useFieldsInView(recipe.rows);
  const isLinked = recipe.count + recipe.unknown.length > 0;
  // Until the reader decides, the recipe is shown beside the fields, and the table of contents elsewhere.
  const [isOpen, setOpen] = useState<boolean | undefined>(isLinked || undefined);
  const opener = useRef<HTMLButtonElement>(null);
  const title = useRef<HTMLParagraphElement>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  useFieldButtons(
    recipe.rows,
    ({field}) => recipe.isSet(field),
    ({field}) => {
      recipe.toggle(field);
      setOpen(true);
    },
  );

  const show = () => {
    flushSync(() => setOpen(true));
    if (column) title.current?.focus({preventScroll: true});
    else dialog.current?.showModal();
  };
  const hide = () => {
    setOpen(false);
    opener.current?.focus({preventScroll: true});
  };
  return (
    <>
      <button
        ref={opener}
        type="button"
        className="button button--secondary button--sm"
        onClick={show}
      >
        <Translate id="site.recipe.show">Show the recipe</Translate>
      </button>
      <VisuallyHidden>
        <span aria-live="polite">{recipe.change && messageOf(recipe.change)}</span>
      </VisuallyHidden>
      {column ? (
        (isOpen ?? atFields) && (
          <Column recipe={recipe} column={column} title={title} onClose={hide} />
        )
      ) : (
        <Drawer recipe={recipe} dialog={dialog} />
      )}
    </>
  );
}
