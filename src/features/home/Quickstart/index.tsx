/** The commands that start the platform, to copy. */
import data from '@generated/home-data/default/home.json';
import Link from '@docusaurus/Link';
import CodeBlock from '@theme/CodeBlock';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** `html` is a prop that this site's code block adds to the theme's: the code, highlighted by the build. */
const COMMANDS = {
  language: 'bash',
  title: 'Try it on your machine',
  html: data.quickstart.html,
  children: data.quickstart.code,
};

export default function Quickstart(): ReactNode {
  return (
    <div className={styles.panel}>
      <CodeBlock {...COMMANDS} />
      <p className={styles.note}>
        Requires Docker and Python. The <Link to="/docs/quickstart">quickstart</Link> explains each
        step.
      </p>
    </div>
  );
}
