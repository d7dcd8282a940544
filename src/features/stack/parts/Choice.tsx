/** What a reader runs and wants: toggles for the systems, boxes, the environment, and names of instances. */
import Translate, {translate} from '@docusaurus/Translate';
import FilterToggles from '@site/src/components/FilterToggles';
import {valueLabel} from '@site/src/features/integrations/labels';
import fields from '@site/src/features/tools/fields.module.css';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {type Want, WANTS} from '../model/wants';
import type {useStack} from '../useStack';
import styles from './styles.module.css';

type Props = ReturnType<typeof useStack>;

function wantLabel(want: Want): string {
  return {
    lineage: translate({id: 'site.stack.lineage', message: 'Lineage'}),
    usage: translate({id: 'site.stack.usage', message: 'Usage'}),
    profiles: translate({
      id: 'site.stack.profiles',
      message: 'Profiles, which read rows of your tables',
    }),
  }[want];
}

function Systems({data, state, stack, toggle, clear}: Props): ReactNode {
  const count = stack.systems.length;
  return (
    <FilterToggles
      groups={data.categories.map((category) => ({
        label: valueLabel(category),
        toggles: data.systems
          .filter((system) => system.category === category)
          .map(({slug, name}) => ({
            ...{key: slug, label: name, on: state.run.includes(slug)},
            onToggle: () => toggle(slug),
          })),
      }))}
      summary={
        count === 0
          ? translate({id: 'site.stack.none', message: 'Choose what you run.'})
          : translate({id: 'site.stack.chosen', message: 'Systems chosen: {count}'}, {count})
      }
      clearLabel={translate({id: 'site.stack.clear', message: 'Start over'})}
      onClear={count === 0 ? undefined : clear}
    />
  );
}

function Names({data, state, stack, setEnv, setInstance}: Props): ReactNode {
  const named = stack.systems.filter(({modules}) => modules.some(({instance}) => instance));
  return (
    <details className={clsx(fields.fields, styles.names)}>
      <summary>
        <Translate id="site.stack.names">Environment and platform instances</Translate>
      </summary>
      <label htmlFor="stack-env">
        <Translate id="site.stack.env">Environment of all systems</Translate>
        <select id="stack-env" value={state.env} onChange={(event) => setEnv(event.target.value)}>
          {data.envs.map((env) => (
            <option key={env} value={env}>
              {env}
            </option>
          ))}
        </select>
      </label>
      {named.map(({slug, name}) => (
        <label key={slug} htmlFor={`stack-${slug}`}>
          <Translate id="site.stack.instance" values={{name: <span translate="no">{name}</span>}}>
            {'Platform instance of {name}, if you have several'}
          </Translate>
          <input
            id={`stack-${slug}`}
            type="text"
            value={state.instances[slug] ?? ''}
            onChange={(event) => setInstance(slug, event.target.value)}
            autoComplete="off"
            spellCheck={false}
          />
        </label>
      ))}
    </details>
  );
}

export default function Choice(props: Props): ReactNode {
  const {state, stack, want} = props;
  return (
    <>
      <div className={styles.picker}>
        <Systems {...props} />
      </div>
      {stack.systems.length > 0 && (
        <>
          <fieldset className={styles.wants}>
            <legend>
              <Translate id="site.stack.want">What you want to see</Translate>
            </legend>
            {WANTS.map((one) => (
              <label key={one}>
                <input
                  type="checkbox"
                  checked={state.wants.includes(one)}
                  onChange={() => want(one)}
                />{' '}
                {wantLabel(one)}
              </label>
            ))}
          </fieldset>
          <Names {...props} />
        </>
      )}
    </>
  );
}
