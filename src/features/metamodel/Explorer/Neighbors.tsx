/** The neighbors of an entity: as a graph, and as a table that has all of them. */
import MODEL from '@generated/metamodel-explorer/default/model.json';
import Translate, {translate} from '@docusaurus/Translate';
import CodeInline from '@theme/CodeInline';
import type {ReactNode} from 'react';
import type {Entity} from '../model/types';
import {type Box, BOX, type Edge, edgesOf, focusGraph} from '../model/neighbors';
import {ARROW, Frame, Node} from './Graph';
import {EntityLink} from './open';
import styles from './styles.module.css';

const TITLES = new Map(MODEL.entities.map(({name, title}) => [name, title]));
const titleOf = (name: string): string => TITLES.get(name) ?? name;

/** From the right side of one box to the left side of another. */
function line(from: Box, to: Box): string {
  const {width, height, between} = BOX;
  const [startX, startY] = [from.x + width, from.y + height / 2];
  const [endX, endY] = [to.x, to.y + height / 2];
  const bend = between / 2;
  return `M${startX},${startY}C${startX + bend},${startY} ${endX - bend},${endY} ${endX},${endY}`;
}

function Rows({edges, direction}: {edges: readonly Edge[]; direction: string}): ReactNode {
  return edges.map(({name, aspect, others}) => (
    <tr key={`${name} ${aspect}`}>
      <td>{direction}</td>
      <td>
        <CodeInline>{name}</CodeInline>
      </td>
      <td>
        <CodeInline>{aspect}</CodeInline>
      </td>
      <td>
        {others.map((other, i) => (
          <span key={other}>
            {i > 0 && ', '}
            <EntityLink name={other}>{titleOf(other)}</EntityLink>
          </span>
        ))}
      </td>
    </tr>
  ));
}

export default function Neighbors({entity}: {entity: Entity}): ReactNode {
  const edges = edgesOf(MODEL, entity.name);
  const graph = focusGraph(entity.name, edges);
  const {self, left, right} = graph;
  if (left.length === 0 && right.length === 0)
    return (
      <p>
        <Translate id="site.metamodel.alone">None of its fields refer to other entities.</Translate>
      </p>
    );
  const label = translate(
    {id: 'site.metamodel.neighbors', message: 'The closest neighbors of {title}.'},
    {title: entity.title},
  );
  const node = (box: Box) => (
    <Node
      key={box.entity}
      name={box.entity}
      title={titleOf(box.entity)}
      label={box.label}
      x={box.x}
      y={box.y}
      width={BOX.width}
      height={BOX.height}
    />
  );
  return (
    <>
      <Frame width={graph.width} height={graph.height} label={label}>
        {left.map((box) => (
          <path key={box.entity} d={line(box, self)} markerEnd={`url(#${ARROW})`} />
        ))}
        {right.map((box) => (
          <path key={box.entity} d={line(self, box)} markerEnd={`url(#${ARROW})`} />
        ))}
        {left.map(node)}
        <Node
          {...{name: self.entity, title: entity.title, look: 'self'}}
          {...{x: self.x, y: self.y, width: BOX.width, height: BOX.height}}
        />
        {right.map(node)}
      </Frame>
      <details className={styles.all}>
        <summary>
          <Translate
            id="site.metamodel.allEdges"
            values={{count: edges.into.length + edges.out.length}}
          >
            {'All relationships as a table: {count}'}
          </Translate>
        </summary>
        <table>
          <thead>
            <tr>
              <th scope="col">
                <Translate id="site.metamodel.column.direction">Direction</Translate>
              </th>
              <th scope="col">
                <Translate id="site.metamodel.column.relationship">Relationship</Translate>
              </th>
              <th scope="col">
                <Translate id="site.metamodel.column.aspect">Aspect</Translate>
              </th>
              <th scope="col">
                <Translate id="site.metamodel.column.entities">Entities</Translate>
              </th>
            </tr>
          </thead>
          <tbody>
            <Rows
              edges={edges.out}
              direction={translate({id: 'site.metamodel.out', message: 'refers to'})}
            />
            <Rows
              edges={edges.into}
              direction={translate({id: 'site.metamodel.into', message: 'referred to by'})}
            />
          </tbody>
        </table>
      </details>
    </>
  );
}
