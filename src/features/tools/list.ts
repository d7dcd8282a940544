/** The tools below /tools, by what a reader is about to do; /tools lists them. */
import type {LinkCard} from '@site/src/components/LinkCards';

/** Tools for one kind of task. */
export type ToolGroup = {id: string; title: string; tools: readonly LinkCard[]};

export const TOOL_GROUPS: readonly ToolGroup[] = [
  {
    id: 'connect',
    title: 'Connect your systems',
    tools: [
      {
        to: '/tools/stack',
        title: 'My stack',
        text: 'See what your systems show together, and connect them in order.',
      },
      {
        to: '/tools/grants',
        title: 'Least access for a source',
        text: 'Get the fewest privileges for what you want, and the script that grants them.',
      },
      {
        to: '/tools/recipe',
        title: 'Recipe builder and checker',
        text: 'Build a recipe with a form, or paste one to check, explain, and schedule it.',
      },
    ],
  },
  {
    id: 'model',
    title: 'Work with the model and the API',
    tools: [
      {
        to: '/tools/urn',
        title: 'URN workbench',
        text: 'Build, take apart, and encode a URN, and see why one is rejected.',
      },
      {
        to: '/tools/metamodel',
        title: 'Metamodel explorer',
        text: 'See how entities are related, and copy requests that read and write each aspect.',
      },
      {
        to: '/tools/graphql',
        title: 'GraphQL workbench',
        text: 'Write a request with completion, run it on example data, and copy it as code.',
      },
    ],
  },
  {
    id: 'administer',
    title: 'Administer',
    tools: [
      {
        to: '/tools/privileges',
        title: 'Privilege finder',
        text: 'Find the privilege that an action needs, and what a role may do.',
      },
      {
        to: '/tools/upgrade',
        title: 'Upgrade path',
        text: 'See what to do before, during, and after an upgrade of your installation.',
      },
    ],
  },
];
