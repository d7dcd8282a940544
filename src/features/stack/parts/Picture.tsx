/** The lineage between the systems as one picture, and as a list. */
import sprite from '@generated/integrations-data/default/marks.sprite';
import Translate, {translate} from '@docusaurus/Translate';
import CodeText from '@site/src/features/answers/DirectAnswer/CodeText';
import type {ReactNode} from 'react';
import type {Edge} from '../model/edges';
import {type Node, NODE} from '../model/layout';
import type {Stack} from '../useStack';
import styles from './styles.module.css';

function Box({node: {system, x, y}}: {node: Node}): ReactNode {
  return (
    <g transform={`translate(${x} ${y})`} className={styles.node}>
      <rect width={NODE.width} height={NODE.height} rx="8" />
      <svg x="10" y="12" width="20" height="20" viewBox="0 0 24 24">
        <use href={`${sprite}#${system.mark}`} />
      </svg>
      <text x="38" y={NODE.height / 2} dominantBaseline="central">
        {system.name.length > 15 ? `${system.name.slice(0, 14)}…` : system.name}
      </text>
    </g>
  );
}

function EdgeText({edge: {from, to, link}}: {edge: Edge}): ReactNode {
  const same = link.side === 'sibling' || link.side === 'both';
  return (
    <li>
      <b translate="no">
        {from.name} {same ? '↔' : '→'} {to.name}
      </b>
      {': '}
      <CodeText text={link.text} />{' '}
      {link.level === 'column' ? (
        <Translate id="site.stack.columns">Columns are linked, too.</Translate>
      ) : (
        <Translate id="site.stack.tables">Only whole tables are linked, not columns.</Translate>
      )}
    </li>
  );
}

export default function Picture({stack: {picture, edges}}: {stack: Stack}): ReactNode {
  const {width, height, nodes, lines} = picture;
  const label = translate({id: 'site.stack.picture', message: 'Lineage between your systems'});
  if (edges.length === 0) {
    return (
      <p>
        <Translate id="site.stack.noLinks">
          No source draws lineage between these systems by itself. Choose more systems, or send
          lineage from your own code.
        </Translate>
      </p>
    );
  }
  return (
    <>
      {/* Focusable, so keyboard users can scroll it. */}
      <div className={styles.picture} role="region" aria-label={label} tabIndex={0}>
        {/* The list below says the same in words. It grows with the text of the page. */}
        <svg
          width={`${width / 16}rem`}
          height={`${height / 16}rem`}
          viewBox={`0 0 ${width} ${height}`}
          aria-hidden
        >
          <defs>
            <marker
              id="stack-arrow"
              viewBox="0 0 8 8"
              refX="7"
              refY="4"
              markerWidth="8"
              markerHeight="8"
              orient="auto-start-reverse"
            >
              <path d="M0 0L8 4L0 8z" className={styles.tip} />
            </marker>
          </defs>
          {lines.map(({key, path, columns, double}) => (
            <path
              key={key}
              d={path}
              className={styles.line}
              data-columns={columns}
              markerEnd="url(#stack-arrow)"
              markerStart={double ? 'url(#stack-arrow)' : undefined}
            />
          ))}
          {nodes.map((node) => (
            <Box key={node.system.slug} node={node} />
          ))}
        </svg>
      </div>
      <p className={styles.legend}>
        <Translate id="site.stack.legend">
          Solid lines link columns, dashed lines only tables. An arrow at both ends means that the
          assets are the same, or that data flows in both directions.
        </Translate>
      </p>
      <ul>
        {edges.map((edge, i) => (
          // Two links between the same systems can have the same text.
          <EdgeText key={`${i} ${edge.from.slug} ${edge.to.slug}`} edge={edge} />
        ))}
      </ul>
    </>
  );
}
