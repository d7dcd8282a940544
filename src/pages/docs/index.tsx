/** Landing page of the documentation: find your way by role and by task. */
export {default} from '@site/src/features/docs-landing';
