/** Lists third-party work that the build ships in its `third-party-notices.txt`. */
import type {Plugin} from '@docusaurus/types';
import {NoticesPlugin} from './notices-plugin';
import {packageFolder} from './shipped';

/** Packages in a build that aren't its modules: brand marks, and the bundler's code that loads modules. */
const BESIDE = ['simple-icons', '@iconify-json/logos', '@rspack/core'];

export default function notices(): Plugin {
  return {
    name: 'notices',
    configureWebpack(config, isServer, {currentBundler: {instance}}) {
      if (isServer || config.mode !== 'production') return {};
      const folders = BESIDE.flatMap((name) => packageFolder(require.resolve(name)) ?? []);
      return {plugins: [new NoticesPlugin(instance, folders)]};
    },
  };
}
