/** The drawings on the cards of posts: a file each, drawn with the classes of `src/css/diagrams.css`. */
import type {ComponentProps, ComponentType} from 'react';
import Glossary from './glossary.svg';
import Mesh from './mesh.svg';
import Metric from './metric.svg';
import Pipeline from './pipeline.svg';
import Watch from './watch.svg';

/** Each by the name that a post's `motif` gives. */
export const MOTIFS: Readonly<Record<string, ComponentType<ComponentProps<'svg'>>>> = {
  glossary: Glossary,
  mesh: Mesh,
  metric: Metric,
  pipeline: Pipeline,
  watch: Watch,
};
