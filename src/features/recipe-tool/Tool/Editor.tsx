/** The text of the recipe, with numbers of lines, and buttons for it. */
import Translate, {translate} from '@docusaurus/Translate';
import {type ReactNode, type RefObject, useRef} from 'react';
import CopyIconButton from '@site/src/components/CopyIconButton';
import styles from '../styles.module.css';

/** No recipe is longer, and a longer text takes too long to check. */
const LONGEST = 60_000;

/** Rows of the field: enough for most recipes, and not more than a window. */
const ROWS = {least: 12, most: 32};

type Props = {
  text: string;
  /** Name of the downloaded file. */
  file: string;
  field: RefObject<HTMLTextAreaElement | null>;
  isWrong: boolean;
  onText: (text: string) => void;
  /** Undefined if there is nothing to undo. */
  onStartOver: (() => void) | undefined;
};

function download(text: string, file: string): void {
  const url = URL.createObjectURL(new Blob([text], {type: 'application/yaml'}));
  const link = document.createElement('a');
  link.href = url;
  link.download = file;
  link.click();
  URL.revokeObjectURL(url);
}

function Numbers({
  count,
  place,
}: {
  count: number;
  place: RefObject<HTMLDivElement | null>;
}): ReactNode {
  return (
    <div ref={place} className={styles.numbers} aria-hidden>
      {Array.from({length: count}, (_, i) => i + 1).join('\n')}
    </div>
  );
}

export default function Editor(props: Props): ReactNode {
  const {text, file, field, isWrong, onText, onStartOver} = props;
  const numbers = useRef<HTMLDivElement>(null);
  const count = text.split('\n').length;
  return (
    <div className={styles.editor}>
      <div className={styles.bar}>
        <label htmlFor="recipe-text">
          <Translate id="site.recipeTool.text">Recipe</Translate>
        </label>
        <CopyIconButton
          text={text}
          name={translate({id: 'site.recipeTool.text', message: 'Recipe'})}
        />
        <button
          type="button"
          className="button button--secondary button--sm"
          onClick={() => download(text, file)}
        >
          <Translate id="site.recipeTool.download">Download</Translate>
        </button>
        {onStartOver && (
          <button
            type="button"
            className="button button--secondary button--sm"
            onClick={onStartOver}
          >
            <Translate id="site.recipeTool.startOver">Start over</Translate>
          </button>
        )}
      </div>
      <div className={styles.lines}>
        <Numbers count={count} place={numbers} />
        <textarea
          ref={field}
          id="recipe-text"
          wrap="off"
          rows={Math.min(ROWS.most, Math.max(ROWS.least, count + 1))}
          maxLength={LONGEST}
          value={text}
          aria-invalid={isWrong}
          aria-describedby="recipe-verdict"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          translate="no"
          onChange={(event) => onText(event.target.value)}
          onScroll={({currentTarget}) => {
            if (numbers.current) numbers.current.scrollTop = currentTarget.scrollTop;
          }}
        />
      </div>
    </div>
  );
}
