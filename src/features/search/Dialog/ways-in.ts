/** Pages that most readers look for first, which the dialog offers before a search. */
import {translate} from '@docusaurus/Translate';

type WayIn = {
  /** Path of the page below docs/, the same in each version. */
  id: string;
  title: string;
  text: string;
};

export const waysIn = (): WayIn[] => [
  {
    id: 'quickstart',
    title: translate({id: 'site.search.way.quickstart', message: 'Quickstart'}),
    text: translate({
      id: 'site.search.way.quickstart.text',
      message: 'Run DataHub on your computer',
    }),
  },
  {
    id: 'metadata-ingestion/source_overview',
    title: translate({id: 'site.search.way.sources', message: 'Ingestion sources'}),
    text: translate({
      id: 'site.search.way.sources.text',
      message: 'Connect Snowflake, dbt, Looker, and others',
    }),
  },
  {
    id: 'deploy/kubernetes',
    title: translate({id: 'site.search.way.deploy', message: 'Deployment'}),
    text: translate({
      id: 'site.search.way.deploy.text',
      message: 'Install DataHub on Kubernetes',
    }),
  },
  {
    id: 'how/updating-datahub',
    title: translate({id: 'site.search.way.update', message: 'Updating'}),
    text: translate({id: 'site.search.way.update.text', message: 'What each release changes'}),
  },
  {
    id: 'api/datahub-apis',
    title: translate({id: 'site.search.way.apis', message: 'APIs and SDKs'}),
    text: translate({
      id: 'site.search.way.apis.text',
      message: 'Choose GraphQL, OpenAPI, or Python',
    }),
  },
  {
    id: 'authorization/access-policies-guide',
    title: translate({id: 'site.search.way.access', message: 'Access policies'}),
    text: translate({id: 'site.search.way.access.text', message: 'Decide who may do what'}),
  },
];
