/** The lineage between the systems of a stack. Pure functions. */
import {ANY, type Link, type System} from './types';

/** A link between two systems, in the direction in which data flows. */
export type Edge = {
  from: System;
  to: System;
  /** The system whose source stores the link. */
  by: System;
  link: Link;
};

/** Categories of systems with tables that SQL can read. */
const WITH_TABLES = new Set(['Data Warehouse', 'Database', 'Query Engine', 'Data Lake']);

function fits({to}: Link, other: System): boolean {
  return to.includes(other.platform) || (to.includes(ANY) && WITH_TABLES.has(other.category));
}

/** @returns the links of each system to each other one, in the order of the systems */
export function edgesOf(systems: readonly System[]): Edge[] {
  return systems.flatMap((by) =>
    systems
      .filter((other) => other.slug !== by.slug)
      .flatMap((other) =>
        by.links
          .filter((link) => fits(link, other))
          .map((link): Edge => {
            const outward = link.side === 'downstream';
            return {from: outward ? by : other, to: outward ? other : by, by, link};
          }),
      ),
  );
}

/** The other end of an edge, seen from the system whose source stores it. */
export function otherOf({from, to, by}: Edge): System {
  return from.slug === by.slug ? to : from;
}
