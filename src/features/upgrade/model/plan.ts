/** Selects what applies to an upgrade, and puts it in order. Pure functions. */
import {
  type Deployment,
  type Note,
  type Phase,
  type Place,
  PHASES,
  type Release,
  type Step,
  type UpgradeFacts,
} from './types';

/** In a list of choices: nothing of the kind is in use. */
export const NOTHING = 'none';

/** What a reader chose. An empty list, or no place, means that nothing is left out. */
export type Choice = {
  from: string;
  to: string;
  place: Place | undefined;
  sources: readonly string[];
  features: readonly string[];
};

/** What to do in one phase, in order. */
export type PhasePlan = {phase: Phase; first: Step[]; notes: Note[]; last: Step[]};

export type Plan = {
  phases: PhasePlan[];
  /** Changes with nothing to do. */
  known: Note[];
};

const deploymentOf = (place: Place): Deployment =>
  place === 'quickstart' || place === 'compose' ? place : 'helm';

/** @returns a function that says how new a release is; unknown ones are as old as those before the list */
function ranks(releases: readonly Release[]): (name: string) => number {
  const all = new Map(releases.map(({name}, i) => [name, releases.length - i]));
  return (name) => all.get(name) ?? 0;
}

const uses = (chosen: readonly string[], tags: readonly string[] | undefined): boolean =>
  tags !== undefined && (chosen.length === 0 || tags.some((tag) => chosen.includes(tag)));

function concerns({sources, features, deployments}: Note, choice: Choice): boolean {
  const {place} = choice;
  if (deployments && place !== undefined && !deployments.includes(deploymentOf(place)))
    return false;
  if (!sources && !features) return true;
  return uses(choice.sources, sources) || uses(choice.features, features);
}

/** Releases repeat a note if it is still true. */
function once(notes: readonly Note[]): Note[] {
  const seen = new Set<string>();
  return notes.filter(({change}) => {
    const isNew = !seen.has(change);
    seen.add(change);
    return isNew;
  });
}

/**
 * Selects the notes after the release that a reader has, up to the one that the reader wants. Oldest first, and breaking
 * changes before others: what one release asks for may prepare for the next one.
 */
function notesFor({releases, notes}: UpgradeFacts, choice: Choice): Note[] {
  const rank = ranks(releases);
  const [from, to] = [rank(choice.from), rank(choice.to)];
  const inRange = ({release, through}: Note) =>
    Math.max(rank(release), through === undefined ? 0 : rank(through)) > from &&
    rank(release) <= to;
  const weight = ({kind}: Note) => Number(kind !== 'Breaking' && kind !== 'Downtime');
  return once(
    notes
      .filter((note) => inRange(note) && concerns(note, choice))
      .sort((a, b) => rank(a.release) - rank(b.release) || weight(a) - weight(b)),
  );
}

/** @returns whether the wanted release is later than the one that a reader has */
export function goesUp({releases}: UpgradeFacts, {from, to}: Choice): boolean {
  const rank = ranks(releases);
  return rank(to) > rank(from);
}

/** @returns the steps and notes by phase, without what doesn't apply */
export function planOf(facts: UpgradeFacts, choice: Choice): Plan {
  const notes = notesFor(facts, choice);
  const {place} = choice;
  const steps = facts.steps.filter(
    ({places}) => !places || (place !== undefined && places.includes(place)),
  );
  return {
    phases: PHASES.map((phase) => {
      const at = (position: Step['position']) =>
        steps.filter((step) => step.when === phase && step.position === position);
      return {
        phase,
        first: at('first'),
        notes: notes.filter(({when}) => when === phase),
        last: at('last'),
      };
    }),
    known: notes.filter(({when}) => when === undefined),
  };
}

/** @returns how many notes there are in a plan */
export const countNotes = ({phases, known}: Plan): number =>
  phases.reduce((sum, {notes}) => sum + notes.length, known.length);
