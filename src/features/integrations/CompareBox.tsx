/** The checkbox that adds a source to the comparison. */
import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';

type Props = {
  name: string;
  checked: boolean;
  onToggle: () => void;
  /** Without a visible label. */
  bare?: boolean;
  className?: string | undefined;
};

export default function CompareBox({name, checked, onToggle, bare, className}: Props): ReactNode {
  const label = translate({id: 'site.integrations.compareOne', message: 'Compare {name}'}, {name});
  return (
    <label className={className}>
      <input type="checkbox" checked={checked} onChange={onToggle} aria-label={label} />
      {!bare && <Translate id="site.integrations.compare">Compare</Translate>}
    </label>
  );
}
