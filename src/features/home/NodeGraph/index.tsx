/** A graph of nodes and lines, along which dots travel until the reader stops them. */
import data from '@generated/home-data/default/home.json';
import {translate} from '@docusaurus/Translate';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import {type ReactNode, useState} from 'react';
import Drawing from './Drawing';
import type {Graph} from './model';
import styles from './styles.module.css';

type Props = {graph: Graph; label: string; caption: ReactNode};

export default function NodeGraph({graph, label, caption}: Props): ReactNode {
  const [paused, setPaused] = useState(false);
  const name = paused
    ? translate({id: 'site.home.play', message: 'Start the moving dots'})
    : translate({id: 'site.home.pause', message: 'Stop the moving dots'});
  const Icon = paused ? Play : Pause;
  return (
    <figure className={styles.figure} data-paused={paused}>
      <Drawing graph={graph} orientation="wide" label={label} marks={data.marks} />
      <Drawing graph={graph} orientation="tall" label={label} marks={data.marks} />
      <figcaption className={styles.caption}>
        <span>{caption}</span>
        <button
          type="button"
          className={styles.toggle}
          aria-label={name}
          title={name}
          onClick={() => setPaused(!paused)}
        >
          <Icon size={14} aria-hidden />
        </button>
      </figcaption>
    </figure>
  );
}
