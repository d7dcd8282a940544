/**
 * The sidebar of Next, in the order in which readers see it; each part has its own file in sidebars/ and starts with a
 * heading. Readers see one part at a time. A page's label is its `sidebar_label` or title. Generated folders are filled automatically; `npm run cut-version` derives the sidebar
 * of a release from this one.
 */
import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {admin} from './sidebars/admin';
import {api} from './sidebars/api';
import {community} from './sidebars/community';
import {deployment} from './sidebars/deployment';
import {developers} from './sidebars/developers';
import {gettingStarted} from './sidebars/getting-started';
import {integrations} from './sidebars/integrations';

const sidebars: SidebarsConfig = {
  overviewSidebar: [
    ...gettingStarted,
    ...integrations,
    ...deployment,
    ...api,
    ...admin,
    ...developers,
    ...community,
  ],
};

export default sidebars;
