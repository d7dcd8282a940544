/** The third-party services of this build, or that it has none. */
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {NamedService, ServiceSettings} from '@site/src/features/services/model/load';
import type {ReactNode} from 'react';

function List({services}: {services: readonly NamedService[]}): ReactNode {
  return (
    <ul>
      {services.map(({name, purpose}) => (
        <li key={name}>
          <b translate="no">{name}</b> {purpose}
        </li>
      ))}
    </ul>
  );
}

/** What pages load by themselves, and whether they wait for the reader's consent. */
function Loaded({list, consentRequired}: ServiceSettings): ReactNode {
  const refusable = list.filter(({consent}) => consent);
  const others = list.filter(({consent}) => !consent);
  return (
    <>
      {refusable.length > 0 && (
        <>
          <p>
            {consentRequired
              ? 'Pages load these services only after you allow them:'
              : 'Pages load these services unless you refuse them:'}
          </p>
          <List services={refusable} />
          <p>
            <b>Privacy choices</b> at the bottom of every page changes your answer. Global Privacy
            Control in your browser counts as a refusal. These services may set cookies.
          </p>
        </>
      )}
      {others.length > 0 && (
        <>
          <p>Pages always load these services:</p>
          <List services={others} />
        </>
      )}
    </>
  );
}

export default function ServiceList(): ReactNode {
  const {customFields = {}} = useDocusaurusContext().siteConfig;
  const loaded = customFields['services'] as ServiceSettings | undefined;
  const requested = customFields['servicesOnRequest'] as readonly NamedService[] | undefined;
  if (!loaded && !requested) {
    return <p>This site uses none: its pages load everything from their own host.</p>;
  }
  return (
    <>
      {loaded && <Loaded {...loaded} />}
      {requested && (
        <>
          <p>These services receive data only when you use them:</p>
          <List services={requested} />
        </>
      )}
    </>
  );
}
