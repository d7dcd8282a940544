/** The GraphQL workbench, which is loaded when its page is opened: editor, schema, and data are large. */
import {lazyPart} from '@site/src/components/lazy-part';

export default lazyPart(() => import('./Workbench'));
