/**
 * RB2B: identifies the companies that readers work for.
 *
 * Source: support.rb2b.com, the script for an account
 */
import {injectScript} from '../inject-script';
import type {Loader} from './loader';

export const rb2b: Loader<'rb2b'> = ({key}) => {
  Object.assign(window, {reb2b: {loaded: true}});
  const account = encodeURIComponent(key);
  return {
    loaded: injectScript(`https://ddwl4m2hdecbv.cloudfront.net/b/${account}/${account}.js.gz`),
  };
};
