/** The lineage between the systems of a stack. Pure functions. */
import {modulesOf} from './modules';
import {ANY, type Link, type System} from './types';

/** A link between two systems, in the direction in which data flows. */
export type Edge = {
  from: System;
  to: System;
  /** The system whose source stores the link. */
  by: System;
  link: Link;
};

/** Categories of systems with tables, the one that a recipe most likely names first. */
const WITH_TABLES = ['Data Warehouse', 'Query Engine', 'Data Lake', 'Database'];
/** Platforms of these categories that SQL doesn't read. */
const NO_SQL = new Set('abs cassandra dynamodb elasticsearch gcs mongodb neo4j s3'.split(' '));

function fits(by: System, {to, module}: Link, other: System): boolean {
  if (module !== undefined && !modulesOf(by).some(({plugin}) => plugin === module)) return false;
  if (to.includes(other.platform)) return true;
  return to.includes(ANY) && WITH_TABLES.includes(other.category) && !NO_SQL.has(other.platform);
}

/** The systems that a link leads to; a recipe that names the platform has only one. */
function othersOf(by: System, link: Link, systems: readonly System[]): System[] {
  const others = systems.filter((other) => other.slug !== by.slug && fits(by, link, other));
  if (link.platform === undefined) return others;
  const rank = ({category}: System) => WITH_TABLES.indexOf(category);
  return [...others].sort((a, b) => rank(a) - rank(b)).slice(0, 1);
}

/** @returns the links of each system to each other one, in the order of the systems */
export function edgesOf(systems: readonly System[]): Edge[] {
  return systems.flatMap((by) =>
    by.links.flatMap((link) =>
      othersOf(by, link, systems).map((other): Edge => {
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
