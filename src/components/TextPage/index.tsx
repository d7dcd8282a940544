/** A page of plain text outside the docs: a heading, and sections as in the docs. */
import StartNow from '@site/src/components/StartNow';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';

type Props = {
  title: string;
  description: string;
  /** Whether the page is made by its scripts, such as a tool. */
  isTool?: boolean;
  children: ReactNode;
};

export default function TextPage({title, description, isTool = false, children}: Props): ReactNode {
  return (
    <Layout title={title} description={description}>
      {isTool && <StartNow />}
      <main className="container margin-vert--lg">
        <article className="markdown">
          <Heading as="h1">{title}</Heading>
          {children}
        </article>
      </main>
    </Layout>
  );
}
