/** The scripts that grant the privileges, the settings of the recipe, and the command that checks the access. */
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import CodeText from '@site/src/features/answers/DirectAnswer/CodeText';
import CodeBlock from '@theme/CodeBlock';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';
import type {LeastScript} from '../model/least';
import {settingsYaml} from '../model/settings';
import type {Result} from '../useGrants';
import {pageOf} from '../page-of';
import styles from './styles.module.css';

function Script({
  script: {title, lead, language, code, shorter},
}: {
  script: LeastScript;
}): ReactNode {
  return (
    <section>
      {title !== undefined && <Heading as="h3">{title}</Heading>}
      <p>
        <CodeText text={lead} />
      </p>
      {/* A new text is a new element: translated pages can't be changed part by part. */}
      <CodeBlock key={code} language={language}>
        {code}
      </CodeBlock>
      {shorter && (
        <p className={styles.hint}>
          <Translate id="site.grants.shorter">
            Parts that your choice doesn’t need are left out.
          </Translate>
        </p>
      )}
    </section>
  );
}

function Settings({settings}: Pick<Result, 'settings'>): ReactNode {
  if (settings.length === 0) return null;
  return (
    <>
      <Heading as="h2" id="settings">
        <Translate id="site.grants.settings">Settings for the recipe</Translate>
      </Heading>
      <p>
        <Translate
          id="site.grants.settingsLead"
          values={{config: <code translate="no">source.config</code>}}
        >
          {
            'Your choice differs from what a run does by default. Set this below {config} so the run doesn’t try anything it isn’t allowed to do:'
          }
        </Translate>
      </p>
      <CodeBlock key={settingsYaml(settings)} language="yaml">
        {settingsYaml(settings)}
      </CodeBlock>
    </>
  );
}

export default function Scripts({result}: {result: Result}): ReactNode {
  const {source, least, settings} = result;
  const {verify} = source;
  return (
    <>
      <Heading as="h2" id="scripts">
        <Translate id="site.grants.scripts">Scripts</Translate>
      </Heading>
      {least.scripts.length === 0 && (
        <p>
          <Translate id="site.grants.noScript">
            No script is needed, or there is none for this source. Work through the list above in
            order.
          </Translate>
        </p>
      )}
      {least.whole && (
        <p className={styles.hint}>
          <Translate id="site.grants.whole">
            The scripts for this source can’t be split by purpose, so they are shown in full and may
            grant more than the list above.
          </Translate>
        </p>
      )}
      {least.scripts.map((script, i) => (
        <Script key={`${i} ${script.lead}`} script={script} />
      ))}
      <Settings settings={settings} />
      {verify && (
        <>
          <Heading as="h2" id="check">
            <Translate id="site.grants.check">Check the access</Translate>
          </Heading>
          <p>
            <CodeText text={verify.lead} />
          </p>
          <CodeBlock language={verify.language}>{verify.code}</CodeBlock>
          <p>
            <CodeText text={verify.expect} />
          </p>
        </>
      )}
      <p>
        <Translate
          id="site.grants.next"
          values={{
            page: (
              <Link to={pageOf(source)} translate="no">
                {source.name}
              </Link>
            ),
          }}
        >
          {'Next: run {page} with a recipe, and see its page for all settings.'}
        </Translate>
      </p>
    </>
  );
}
