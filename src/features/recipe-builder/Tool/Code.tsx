/** The recipe, with added lines marked and each with a button that removes its field. */
import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {type ReactNode, useEffect, useRef} from 'react';
import {shownValue, type Blank} from '../model/answers';
import type {Line} from '../model/lines';
import styles from './styles.module.css';
import type {Recipe} from './useRecipe';

/** Indentation and dashes, key, the rest of the line, and a comment. */
const PARTS = /^((?: |- )*)((?:"[^"]*"|[^\s#"'[{-][^:]*):(?= |$))?(.*?)(\s*(?:^|\s)#.*)?$/;

function Text({text}: {text: string}): ReactNode {
  const [, lead, key, rest, comment] = PARTS.exec(text) ?? [];
  return (
    <>
      {lead}
      {key && <span className="code-name">{key}</span>}
      {rest}
      {comment && <span className="code-comment">{comment}</span>}
    </>
  );
}

function RemoveButton({line, recipe}: {line: Line; recipe: Recipe}): ReactNode {
  const field = recipe.rows.get(line.field ?? '')?.field;
  if (!field) return null;
  return (
    <button
      type="button"
      className={clsx('clean-btn', styles.remove)}
      aria-label={translate(
        {id: 'site.recipe.remove', message: 'Remove {name}'},
        {name: field.name},
      )}
      onClick={({currentTarget}) => {
        // The button goes, and would take the focus with it.
        currentTarget.closest('pre')?.focus();
        recipe.toggle(field);
      }}
    >
      ×
    </button>
  );
}

/** A line whose value can be typed over. */
function Field({blank, recipe}: {blank: Blank; recipe: Recipe}): ReactNode {
  const value = shownValue(blank, recipe.answers);
  return (
    <>
      <Text text={blank.before} />
      <input
        value={value}
        size={Math.max(8, value.length)}
        aria-label={blank.key}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => recipe.setAnswer(blank.id, event.target.value)}
      />
      {blank.after}
    </>
  );
}

type Props = {
  recipe: Recipe;
  /** Whether values are fields to type in. */
  isForm: boolean;
};

export default function Code({recipe, isForm}: Props): ReactNode {
  const {blanks, lines, change} = recipe;
  const box = useRef<HTMLPreElement>(null);
  // Shows the line that was just added, without moving the page.
  useEffect(() => {
    const line = [...(box.current?.querySelectorAll<HTMLElement>(`.${styles.added}`) ?? [])].at(-1);
    if (change?.kind !== 'added' || !box.current || !line) return;
    const newest = box.current.querySelector<HTMLElement>('[data-newest]') ?? line;
    box.current.scrollTop = newest.offsetTop - box.current.clientHeight / 2;
  }, [change, lines]);
  return (
    <pre ref={box} tabIndex={0} translate="no" className={clsx(styles.code, 'thin-scrollbar')}>
      <code>
        {lines.map((line, at) => {
          const isLast = line.field !== undefined && lines[at + 1]?.field !== line.field;
          const blank = isForm ? blanks[at] : undefined;
          const name = recipe.rows.get(line.field ?? '')?.field.name;
          return (
            <span
              key={at}
              className={clsx(styles.line, line.field !== undefined && styles.added)}
              data-newest={isLast && name === change?.name ? '' : undefined}
            >
              {blank ? <Field blank={blank} recipe={recipe} /> : <Text text={line.text} />}
              {isLast && <RemoveButton line={line} recipe={recipe} />}
              {line.text === '' && <br />}
            </span>
          );
        })}
      </code>
    </pre>
  );
}
