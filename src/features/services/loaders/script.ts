/** Any service that is one script, with what it needs to know in the attributes of its element. */
import {injectScript} from '../inject-script';
import type {Loader} from './loader';

export const script: Loader<'script'> = ({src, attributes}) => ({
  loaded: injectScript(src, attributes),
});
