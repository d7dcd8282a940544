/** The drawings on post cards, one file each, drawn with the classes of `src/css/diagrams.css`. */
import type {ComponentProps, ComponentType} from 'react';
import Glossary from './glossary.svg';
import Mesh from './mesh.svg';
import Metric from './metric.svg';
import Pipeline from './pipeline.svg';
import Watch from './watch.svg';

/** The drawings by the name in the posts' front matter key `motif`. */
export const MOTIFS: Readonly<Record<string, ComponentType<ComponentProps<'svg'>>>> = {
  glossary: Glossary,
  mesh: Mesh,
  metric: Metric,
  pipeline: Pipeline,
  watch: Watch,
};
