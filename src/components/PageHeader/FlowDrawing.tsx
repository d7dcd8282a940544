/** The small lineage graph of a header. Decorative: the page says the same in words. */
import type {ReactNode} from 'react';
import {type Flow, type FlowNode, layOut, NODE, SIZE} from './flow';
import styles from './styles.module.css';

function Node({label, x, y, hub}: FlowNode): ReactNode {
  return (
    <g transform={`translate(${x} ${y})`} className={hub ? styles.hub : styles.node}>
      <rect width={NODE.width} height={NODE.height} rx={NODE.height / 2} />
      <text x={NODE.width / 2} y={NODE.height / 2} dy="0.35em" textAnchor="middle">
        {label}
      </text>
    </g>
  );
}

export default function FlowDrawing({flow}: {flow: Flow}): ReactNode {
  const {nodes, edges} = layOut(flow);
  return (
    <svg aria-hidden className={styles.flow} viewBox={`-1 -1 ${SIZE.width + 2} ${SIZE.height + 2}`}>
      {edges.map((path) => (
        <path key={path} d={path} />
      ))}
      {nodes.map((node) => (
        <Node key={node.label} {...node} />
      ))}
    </svg>
  );
}
