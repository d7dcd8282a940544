/** How to connect one system: why now, the least access, the recipe, and the schedule. */
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import CodeText from '@site/src/features/answers/DirectAnswer/CodeText';
import {pageOf} from '@site/src/features/grants/page-of';
import CodeBlock from '@theme/CodeBlock';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';
import type {Edge} from '../model/edges';
import {modulesOf, otherModulesOf} from '../model/modules';
import {type Naming, ownKeysOf, recipeOf} from '../model/recipe';
import {cronOf, commandsOf} from '../model/schedule';
import {blocksOf} from '../model/script';
import type {System} from '../model/types';
import type {StackStep} from '../useStack';
import styles from './styles.module.css';

type Props = {step: StackStep; position: number; edges: readonly Edge[]; naming: Naming};

const LIST = new Intl.ListFormat('en');
const namesOf = (systems: readonly System[]) => LIST.format(systems.map(({name}) => name));

function reason({after, before}: StackStep): string {
  if (after.length > 0) {
    return translate(
      {
        id: 'site.stack.after',
        message:
          'After {others}: its lineage leads there, and columns are found by the schemas that are already in DataHub.',
      },
      {others: namesOf(after)},
    );
  }
  return before.length > 0
    ? translate(
        {
          id: 'site.stack.before',
          message: 'Before {others}, which link to its assets.',
        },
        {others: namesOf(before)},
      )
    : translate({
        id: 'site.stack.anytime',
        message: 'At any time: none of your other systems link to it.',
      });
}

function Access({system, access}: StackStep): ReactNode {
  const link = (
    <Link
      to={`/tools/grants?source=${system.slug}${access ? `&for=${encodeURIComponent(access.wanted.join(','))}` : ''}`}
    >
      <Translate id="site.stack.leastLink">what each is for, and how to check it</Translate>
    </Link>
  );
  if (!access) {
    return (
      <Link to={pageOf(system)}>
        <Translate id="site.stack.noAccess">See its page for what it needs to sign in</Translate>
      </Link>
    );
  }
  const {least} = access;
  const byHand = least.grants.filter((one) => one.byHand).map(({privilege}) => privilege);
  return (
    <>
      <Translate id="site.stack.privileges" values={{count: least.grants.length, link}}>
        {'Grant the least access. Privileges: {count} ({link}).'}
      </Translate>
      {least.scripts.length === 0 && (
        <ul>
          {least.grants.map(({privilege}, i) => (
            <li key={`${i} ${privilege}`}>
              <CodeText text={privilege} />
            </li>
          ))}
        </ul>
      )}
      {least.whole && (
        <p>
          <Translate id="site.stack.whole">
            The scripts can’t be split by purpose, so they may grant more.
          </Translate>
        </p>
      )}
      {blocksOf(least.scripts).map(({language, code}) => (
        <CodeBlock key={code} language={language}>
          {code}
        </CodeBlock>
      ))}
      {byHand.length > 0 && (
        <p>
          <Translate
            id="site.stack.byHand"
            values={{privileges: <CodeText text={byHand.join('; ')} />}}
          >
            {'The scripts don’t grant {privileges}. Add this yourself.'}
          </Translate>
        </p>
      )}
    </>
  );
}

/** What a reader has to fill in, because only they know it. */
function ToFill({step: {system}, edges, naming}: Props): ReactNode {
  const required = edges.flatMap(({by, link}) => (by === system ? (link.requires ?? []) : []));
  const fields = [...new Set([...required, ...ownKeysOf(system, edges, naming)])];
  if (fields.length === 0) return null;
  return (
    <p>
      <Translate
        id="site.stack.fill"
        values={{fields: <CodeText text={fields.map((name) => `\`${name}\``).join(', ')} />}}
      >
        {'For the lineage to the other systems, also set {fields}.'}
      </Translate>
    </p>
  );
}

export default function Step(props: Props): ReactNode {
  const {step, position, edges, naming} = props;
  const {system, access} = step;
  const modules = modulesOf(system);
  const others = otherModulesOf(system);
  const cron = cronOf(position);
  return (
    <li className={styles.step}>
      <Heading as="h3" translate="no">
        {position + 1}. {system.name}
      </Heading>
      <p>{reason(step)}</p>
      <ol>
        <li>
          <Access {...step} />
        </li>
        <li>
          <Translate id="site.stack.recipe" values={{acme: 'acme'}}>
            {'Save the recipe, and replace the values of {acme}, the example company, with yours.'}
          </Translate>
          {modules.map((module) => {
            const recipe = recipeOf(module, system, edges, naming, access);
            return (
              <CodeBlock key={recipe} language="yaml" title={`${module.plugin}-recipe.yaml`}>
                {recipe}
              </CodeBlock>
            );
          })}
          {others.length > 0 && (
            <p>
              <Translate
                id="site.stack.alternatives"
                values={{
                  modules: <CodeText text={others.map(({plugin}) => `\`${plugin}\``).join(', ')} />,
                  page: <Link to={pageOf(system)}>{system.name}</Link>,
                }}
              >
                {'The {page} page also has {modules}.'}
              </Translate>
            </p>
          )}
          <ToFill {...props} />
        </li>
        <li>
          <Translate id="site.stack.schedule" values={{cron: <code translate="no">{cron}</code>}}>
            {'Run it once by hand, then every day ({cron}, UTC), because usage is counted by day.'}
          </Translate>{' '}
          {position > 0 && (
            <Translate id="site.stack.later">
              That is half an hour after the system before it.
            </Translate>
          )}
          <CodeBlock key={commandsOf(system, modules, cron)} language="bash">
            {commandsOf(system, modules, cron)}
          </CodeBlock>
        </li>
      </ol>
    </li>
  );
}
