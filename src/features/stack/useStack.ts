/** The stack that a reader chose, from the URL, and everything that follows from it. */
import GRANTS from '@generated/grants/default/grants.json';
import DATA from '@generated/stack/default/stack.json';
import {useQueryState} from '@site/src/hooks/useQueryState';
import {toggled} from '@site/src/lib/toggled';
import {useMemo} from 'react';
import {edgesOf} from './model/edges';
import {layoutOf} from './model/layout';
import {orderOf} from './model/order';
import {accessOf, type Want, WANTS} from './model/wants';
import {nameOf, readState, type State, writeState} from './state';

const [NEWEST] = GRANTS.versions;

/** The least access of a source; sources without facts about it need none that is known. */
const grantsOf = (slug: string) =>
  GRANTS.sources.find((one) => one.slug === slug && one.versions.includes(NEWEST?.name ?? ''));

function stackOf({run, wants}: State) {
  const systems = DATA.systems.filter(({slug}) => run.includes(slug));
  const edges = edgesOf(systems);
  const steps = orderOf(systems, edges).map((step) => {
    const grants = grantsOf(step.system.slug);
    return {...step, access: grants && accessOf(grants, step.system, wants)};
  });
  return {systems, edges, steps, picture: layoutOf(systems, edges)};
}

export type Stack = ReturnType<typeof stackOf>;
export type StackStep = Stack['steps'][number];

export function useStack() {
  const [state, setState] = useQueryState(readState, writeState);
  const stack = useMemo(() => stackOf(state), [state]);
  return {
    ...{state, stack, data: DATA},
    toggle: (slug: string) => setState((now) => ({...now, run: toggled(now.run, slug)}), 'replace'),
    clear: () => setState((now) => ({...now, run: []})),
    want: (want: Want) =>
      setState(
        // In the order of the list, so that the same choice has the same address.
        (now) => ({
          ...now,
          wants: WANTS.filter((one) => now.wants.includes(one) !== (one === want)),
        }),
        'replace',
      ),
    setEnv: (env: string) => setState((now) => ({...now, env}), 'replace'),
    setInstance: (slug: string, typed: string) =>
      setState(
        (now) => ({...now, instances: {...now.instances, [slug]: nameOf(typed)}}),
        'replace',
      ),
  };
}
