/** The comparison table: a column for each source, a row for each fact about it. Phones show one column at a time. */
import Translate, {translate} from '@docusaurus/Translate';
import type {Integration, Notes} from '@site/src/features/integrations/model/types';
import {CAPABILITIES} from '@site/src/features/integrations/model/vocabulary';
import {type ReactNode, useState} from 'react';
import {facetLabel, valueLabel} from '../labels';
import ScrollTable from '../ScrollTable';
import SupportLevels from '../SupportLevels';
import CapabilityCell from './CapabilityCell';
import SourceHeader from './SourceHeader';
import SourceSwitch from './SourceSwitch';
import styles from './styles.module.css';

type Props = {
  sources: readonly Integration[];
  notes: Notes;
  onRemove: (id: string) => void;
};

type Fact = {label: string; of: (source: Integration) => ReactNode};

const facts = (): Fact[] => [
  {
    label: translate({id: 'site.integrations.what', message: 'Description'}),
    of: ({topic}) => topic,
  },
  {label: facetLabel('type'), of: ({types}) => types.join(', ')},
  {label: facetLabel('connection'), of: ({connection}) => valueLabel(connection)},
  {label: facetLabel('support'), of: ({support}) => <SupportLevels levels={support} />},
  {
    label: translate({id: 'site.integrations.features', message: 'Features'}),
    of: ({features}) => features.join(', ') || '–',
  },
];

export default function ComparisonTable({sources, notes, onRemove}: Props): ReactNode {
  const [wanted, setWanted] = useState<Integration>();
  const shown = wanted && sources.includes(wanted) ? wanted : sources[0];
  const cells = (contentOf: (source: Integration) => ReactNode) =>
    sources.map((source) => (
      <td key={source.id} data-shown={source === shown}>
        {contentOf(source)}
      </td>
    ));
  return (
    <>
      {sources.length > 1 && <SourceSwitch sources={sources} shown={shown} onShow={setWanted} />}
      <ScrollTable
        className={styles.box}
        table={{className: styles.table}}
        caption={
          <Translate id="site.integrations.sideCaption">
            Type, support level, and capabilities of the chosen sources
          </Translate>
        }
      >
        <thead>
          <tr>
            <td />
            {sources.map((source) => (
              <SourceHeader
                key={source.id}
                source={source}
                shown={source === shown}
                onRemove={onRemove}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          {facts().map(({label, of}) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {cells(of)}
            </tr>
          ))}
          {CAPABILITIES.map((capability) => (
            <tr key={capability}>
              <th scope="row">{capability}</th>
              {cells(({id}) => (
                <CapabilityCell notes={notes[id]?.[capability] ?? []} />
              ))}
            </tr>
          ))}
        </tbody>
      </ScrollTable>
    </>
  );
}
