/** The parts of a graph: boxes that are links, and lines with arrowheads, in a frame that scrolls. */
import {translate} from '@docusaurus/Translate';
import {type ReactNode, useId} from 'react';
import {EntityLink} from './open';
import styles from './styles.module.css';

type FrameProps = {width: number; height: number; label: string; children: ReactNode};

/** Around the graph, so that boxes at its edges aren't cut. */
const SPACE = 8;

/** The arrowhead is named by the frame, because a page has only one graph at a time. */
export const ARROW = 'metamodel-arrow';

export function Frame({width, height, label, children}: FrameProps): ReactNode {
  const id = useId();
  return (
    <figure className={styles.graph}>
      <figcaption id={id}>
        {label}{' '}
        {translate({
          id: 'site.metamodel.direction',
          message: 'An arrow leads from an entity to one that it refers to.',
        })}
      </figcaption>
      <div role="region" aria-labelledby={id} tabIndex={0}>
        <svg
          width={width + 2 * SPACE}
          height={height + 2 * SPACE}
          viewBox={`${-SPACE} ${-SPACE} ${width + 2 * SPACE} ${height + 2 * SPACE}`}
        >
          <defs>
            <marker
              id={ARROW}
              viewBox="0 0 8 8"
              refX="8"
              refY="4"
              markerWidth="8"
              markerHeight="8"
              orient="auto"
            >
              <path d="M0,0L8,4L0,8z" />
            </marker>
          </defs>
          {children}
        </svg>
      </div>
    </figure>
  );
}

type NodeProps = {
  name: string;
  title: string;
  /** A second line, such as the names of edges. */
  label?: string;
  x: number;
  y: number;
  width: number;
  height: number;
  /** Whether it's the subject of the graph, or doesn't fit a filter. */
  look?: 'self' | 'faint' | undefined;
};

export function Node({name, title, label = '', x, y, width, height, look}: NodeProps): ReactNode {
  const middle = x + width / 2;
  const center = y + height / 2 + 4;
  return (
    <EntityLink name={name} data-look={look}>
      <rect x={x} y={y} width={width} height={height} rx={6} />
      <text x={middle} y={label === '' ? center : center - 8}>
        {title}
      </text>
      {label !== '' && (
        <text x={middle} y={center + 9} data-small="">
          {label}
        </text>
      )}
    </EntityLink>
  );
}
