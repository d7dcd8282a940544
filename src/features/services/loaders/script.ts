/** Any service that consists of one script, configured by the attributes of its element. */
import {injectScript} from '../inject-script';
import type {Loader} from './loader';

export const script: Loader<'script'> = ({src, attributes}) => ({
  loaded: injectScript(src, attributes),
});
