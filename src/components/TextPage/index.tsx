/** A page of plain text outside the docs: a heading, and sections as in the docs. */
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';

type Props = {title: string; description: string; children: ReactNode};

export default function TextPage({title, description, children}: Props): ReactNode {
  return (
    <Layout title={title} description={description}>
      <main className="container margin-vert--lg">
        <article className="markdown">
          <Heading as="h1">{title}</Heading>
          {children}
        </article>
      </main>
    </Layout>
  );
}
