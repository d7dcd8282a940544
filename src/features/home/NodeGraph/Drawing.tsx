/** Draws a graph in one orientation: lines, dots that travel along them, nodes. */
import sprite from '@generated/integrations-data/default/marks.sprite';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {boxOf, chipBoxes, endsOf, linePath} from './layout';
import type {Graph, GraphNode, Orientation} from './model';
import styles from './styles.module.css';

type Props = {
  graph: Graph;
  orientation: Orientation;
  label: string;
  marks: Readonly<Record<string, string>>;
};

function Mark({
  node,
  marks,
}: {
  node: GraphNode;
  marks: Readonly<Record<string, string>>;
}): ReactNode {
  if (node.mark === undefined) return null;
  const top = node.kicker === undefined ? 9 : 12;
  return (
    <use
      href={`${sprite}#${marks[node.mark]}`}
      x="12"
      y={top}
      width="15"
      height="15"
      className={styles.brand}
    />
  );
}

function Node({
  graph,
  orientation,
  node,
  marks,
}: {node: GraphNode} & Omit<Props, 'label'>): ReactNode {
  const {x, y, width, height} = boxOf(node, graph, orientation);
  const {kicker, chips = [], mark} = node;
  const oneLine = kicker === undefined;
  const beside = mark === undefined ? 12 : 33;
  return (
    <g transform={`translate(${x} ${y})`} className={clsx(node.accent && styles.chosen)}>
      <rect width={width} height={height} rx={oneLine ? 17 : 10} className={styles.box} />
      <Mark node={node} marks={marks} />
      {!oneLine && (
        <text x={beside} y="24" className={styles.kicker}>
          {kicker}
        </text>
      )}
      <text
        x={oneLine ? beside : 12}
        y={oneLine ? 21 : 45}
        className={clsx(styles.name, node.code && styles.code)}
      >
        {node.name}
      </text>
      {chipBoxes(chips).map((chip) => (
        <g key={chip.text} className={styles[chip.tone]}>
          <rect x={chip.x} y="58" width={chip.width} height="20" rx="10" className={styles.chip} />
          <text x={chip.x + chip.width / 2} y="72" textAnchor="middle" className={styles.chipText}>
            {chip.text}
          </text>
        </g>
      ))}
    </g>
  );
}

export default function Drawing({graph, orientation, label, marks}: Props): ReactNode {
  const [width, height] = graph.size[orientation];
  const boxes = new Map(graph.nodes.map((node) => [node.id, boxOf(node, graph, orientation)]));
  const lines = graph.edges.flatMap(({from, to, ...edge}) => {
    const [start, end] = [boxes.get(from), boxes.get(to)];
    if (!start || !end) return [];
    const ends = endsOf(start, end, orientation);
    return [{...edge, id: `${from}-${to}`, ends, path: linePath(ends, orientation)}];
  });
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      className={styles[orientation]}
      role="img"
      aria-label={label}
    >
      {lines.map(({id, accent, path}) => (
        <path key={id} d={path} className={clsx(styles.line, accent && styles.accentLine)} />
      ))}
      {lines.map(({id, step, path}) => (
        <path key={id} d={path} pathLength={1} className={styles.dot} data-step={step} />
      ))}
      {graph.nodes.map((node) => (
        <Node key={node.id} graph={graph} orientation={orientation} node={node} marks={marks} />
      ))}
      {lines.map(({id, accent, ends: [x1, y1, x2, y2]}) => (
        <g key={id} className={clsx(styles.port, accent && styles.accentPort)}>
          <circle cx={x1} cy={y1} r="3.5" />
          <circle cx={x2} cy={y2} r="3.5" />
        </g>
      ))}
    </svg>
  );
}
