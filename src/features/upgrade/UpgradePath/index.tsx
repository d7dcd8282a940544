/** Plans an upgrade: what applies to a reader's releases, installation, sources, and features, in order. */
import FACTS from '@generated/upgrade-path/default/facts.json';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import CopyIconButton from '@site/src/components/CopyIconButton';
import {useQueryState} from '@site/src/hooks/useQueryState';
import {type ReactNode, useMemo} from 'react';
import {markdownOf} from '../model/markdown';
import {type Choice, countNotes, goesUp, planOf} from '../model/plan';
import {FEATURES} from '../model/types';
import {choiceReader, choiceWriter} from '../state';
import {featureName, phaseName, releaseName} from '../words';
import Choices from './Choices';
import MoreDetails from './MoreDetails';
import PlanView from './PlanView';
import Releases from './Releases';
import styles from './styles.module.css';

const readChoice = choiceReader(FACTS);
const writeChoice = choiceWriter(FACTS);
const TITLES = new Map(FACTS.sources.map(({id, title}) => [id, title]));
const SOURCES = FACTS.sources.map(({id, title: label}) => ({id, label}));

function planTitle({from, to}: Choice): string {
  const known = FACTS.releases.some(({name}) => name === from);
  const oldest = FACTS.releases.at(-1)?.name ?? '';
  return known
    ? translate(
        {id: 'site.upgrade.title', message: 'Upgrade DataHub from {from} to {to}'},
        {from, to: releaseName(to)},
      )
    : translate(
        {
          id: 'site.upgrade.titleEarlier',
          message: 'Upgrade DataHub from a release before {oldest} to {to}',
        },
        {oldest, to: releaseName(to)},
      );
}

export default function UpgradePath(): ReactNode {
  const [choice, setChoice] = useQueryState(readChoice, writeChoice);
  const {siteConfig} = useDocusaurusContext();
  const plan = useMemo(() => planOf(FACTS, choice), [choice]);
  const change = (part: Partial<Choice>) => setChoice((now) => ({...now, ...part}));
  const words = {
    title: planTitle(choice),
    phases: {
      before: phaseName('before'),
      during: phaseName('during'),
      after: phaseName('after'),
    },
    known: translate({id: 'site.upgrade.known', message: 'Good to know'}),
    release: releaseName,
  };
  const isUp = goesUp(FACTS, choice);
  return (
    <>
      <div className={styles.form}>
        <Releases releases={FACTS.releases} choice={choice} onChange={change} />
        <Choices
          title={translate({id: 'site.upgrade.sources', message: 'Sources you ingest from:'})}
          items={SOURCES}
          chosen={choice.sources}
          onChange={(sources) => change({sources})}
        />
        <Choices
          title={translate({id: 'site.upgrade.features', message: 'What else you use:'})}
          items={FEATURES.map((id) => ({id, label: featureName(id)}))}
          chosen={choice.features}
          onChange={(features) => change({features})}
        />
      </div>
      <p role="status" className={styles.summary}>
        {isUp ? (
          <b key="up">
            {words.title}{' '}
            <Translate
              id="site.upgrade.count"
              values={{count: countNotes(plan), all: FACTS.notes.length}}
            >
              {'({count} of {all} notes apply)'}
            </Translate>
          </b>
        ) : (
          <b key="down">
            <Translate id="site.upgrade.notUp">
              Choose a release that is later than the one you run. DataHub has no automatic
              downgrade.
            </Translate>
          </b>
        )}
      </p>
      {isUp && (
        <>
          <p className={styles.copy}>
            <Translate id="site.upgrade.copy">
              Copy the plan as a Markdown task list, for an issue:
            </Translate>{' '}
            <CopyIconButton
              text={markdownOf(plan, words, siteConfig.url)}
              name={translate({id: 'site.upgrade.plan', message: 'the plan'})}
            />
          </p>
          <PlanView plan={plan} titles={TITLES} />
          <MoreDetails facts={FACTS} choice={choice} />
        </>
      )}
    </>
  );
}
