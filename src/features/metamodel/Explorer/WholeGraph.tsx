/** The graph of all entities, in which those that a filter leaves out are faint. */
import MODEL from '@generated/metamodel-explorer/default/model.json';
import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import type {Found} from '../model/filter';
import {ARROW, Frame, Node} from './Graph';

const {entities, lines, size} = MODEL;
const [width, height] = size.node;

/** Leaves out parentheses after a name, which don't fit into a node. */
const shortTitle = (title: string): string => title.replace(/ \(.*\)$/, '');

export default function WholeGraph({found}: {found: readonly Found[]}): ReactNode {
  const fitting = new Set(found.map(({entity}) => entity.name));
  const label = translate({
    id: 'site.metamodel.wholeGraph',
    message:
      'Entities and their relationships, without those that nearly all of them have, such as owners and tags. Choose an entity to see all of its relationships.',
  });
  return (
    <Frame width={size.width} height={size.height} label={label}>
      {lines.map(({from, to, points}) => (
        <polyline
          key={`${from} ${to}`}
          points={points.map((point) => point.join(',')).join(' ')}
          markerEnd={`url(#${ARROW})`}
          data-look={fitting.has(from) && fitting.has(to) ? undefined : 'faint'}
        />
      ))}
      {entities.map(({name, title, at: [x, y]}) => (
        <Node
          key={name}
          name={name}
          title={shortTitle(title)}
          x={x - width / 2}
          y={y - height / 2}
          width={width}
          height={height}
          look={fitting.has(name) ? undefined : 'faint'}
        />
      ))}
    </Frame>
  );
}
