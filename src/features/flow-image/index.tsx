/** How metadata flows through the platform, as one image for the light theme and one for the dark. */
import type {ReactNode} from 'react';
import dark from './flow-dark.png';
import darkWebp from './flow-dark.png?format=webp';
import light from './flow-light.png';
import lightWebp from './flow-light.png?format=webp';
import ResponsivePicture from './ResponsivePicture';

const ALT_TEXT =
  'Metadata from warehouses, streams, pipelines, dashboards, and ML models flows into DataHub, which stores a graph, ' +
  'a log of changes, and indexes, and serves discovery, governance, observability, and automation';

const SIZES = 'min(100vw, 1600px)';

export default function FlowImages(): ReactNode {
  return (
    <>
      <ResponsivePicture png={light} webp={lightWebp} sizes={SIZES} alt={`${ALT_TEXT}.`} />
      <ResponsivePicture
        png={dark}
        webp={darkWebp}
        sizes={SIZES}
        alt={`${ALT_TEXT}, in dark colors.`}
      />
    </>
  );
}
