/** The order in which to connect the systems of a stack. Pure functions. */
import {type Edge, otherOf} from './edges';
import {CATEGORIES_IN_FLOW, type System} from './types';

/** A system, with the systems that have to be connected before it and those that link to it. */
export type Step = {system: System; after: System[]; before: System[]};

/** Systems in the list without duplicates. */
const unique = (systems: readonly System[]) => [...new Set(systems)];

const FLOW: readonly string[] = CATEGORIES_IN_FLOW;

/**
 * A source links to tables by their URNs, and the SQL parser finds columns by the schemas that are already in DataHub. So the
 * systems that a source links to come first; systems without links between them are in the order of the flow of data.
 */
export function orderOf(systems: readonly System[], edges: readonly Edge[]): Step[] {
  const rank = ({category}: System) => FLOW.indexOf(category);
  const left = [...systems].sort((a, b) => rank(a) - rank(b) || a.name.localeCompare(b.name, 'en'));
  const needed = (system: System) =>
    unique(edges.filter(({by}) => by === system).map((edge) => otherOf(edge)));
  const steps: Step[] = [];
  while (left.length > 0) {
    const isReady = (system: System) => needed(system).every((other) => !left.includes(other));
    // Two systems may link to each other: then the one with less of the flow before it is first.
    const next = left.find(isReady) ?? left[0];
    if (!next) break;
    left.splice(left.indexOf(next), 1);
    const done = steps.map(({system}) => system);
    steps.push({
      system: next,
      after: needed(next).filter((other) => done.includes(other)),
      before: unique(edges.filter((edge) => otherOf(edge) === next).map(({by}) => by)),
    });
  }
  return steps;
}
