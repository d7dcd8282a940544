/** The landing page of the docs: search, pages by role and by task, and what is new. */
import news from '@generated/home-data/default/news.json';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import Section from '../home/Section';
import News from './News';
import ReadingPath from './ReadingPath';
import Roles from './Roles';
import SearchForm from './SearchForm';
import styles from './styles.module.css';
import Tasks from './Tasks';

const DESCRIPTION =
  'Find your way through the DataHub documentation: search it, start from your role or your task, or go straight to the reference.';

export default function DocsLanding(): ReactNode {
  return (
    <Layout title="Documentation" description={DESCRIPTION}>
      <main className={styles.page}>
        <header className={styles.head}>
          <Heading as="h1" className={styles.title}>
            DataHub documentation
          </Heading>
          <p className={styles.lead}>
            Everything you need to evaluate, run, populate, and extend DataHub. Search, or start
            with your role.
          </p>
          <SearchForm />
        </header>
        <Section label="Start here" title="Pages to read first">
          <ReadingPath />
        </Section>
        <Section label="By role" title="What is your role?" sunken>
          <Roles />
        </Section>
        <Section label="By task" title="What do you want to do?">
          <Tasks />
        </Section>
        <Section label="Next" title={`What is new since ${news.release}`} sunken>
          <News />
        </Section>
      </main>
    </Layout>
  );
}
