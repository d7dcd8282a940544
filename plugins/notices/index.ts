/** Names, in `third-party-notices.txt` of the build, whatever it ships that others have made. */
import type {Plugin} from '@docusaurus/types';
import {NoticesPlugin} from './notices-plugin';
import {packageFolder} from './shipped';

/** What gets into a build past its modules: the shapes of brands, and the code by which the bundler loads modules. */
const BESIDE = ['simple-icons', '@rspack/core'];

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
