/** Below a long block: shows all of its lines, or only the first ones again. */
import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import {useRef, type ReactNode} from 'react';
import styles from './styles.module.css';

type Props = {
  /** Of the whole block. */
  lines: number;
  folded: boolean;
  onChange: (folded: boolean) => void;
};

export default function FoldButton({lines, folded, onChange}: Props): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  const toggle = () => {
    onChange(!folded);
    // After folding, the button is far above; it brings the reader along.
    if (!folded) requestAnimationFrame(() => button.current?.scrollIntoView({block: 'center'}));
  };
  return (
    <button
      ref={button}
      type="button"
      className={clsx('clean-btn', styles.fold)}
      aria-expanded={!folded}
      onClick={toggle}
    >
      {folded ? (
        <Translate id="site.code.unfold" values={{lines}}>
          {'Show all {lines} lines'}
        </Translate>
      ) : (
        <Translate id="site.code.fold">Show fewer lines</Translate>
      )}
    </button>
  );
}
