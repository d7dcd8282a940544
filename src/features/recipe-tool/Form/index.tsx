/** The form beside the recipe: it shows what the recipe says, and writes into it. */
import Translate from '@docusaurus/Translate';
import {type ReactNode, useMemo} from 'react';
import {parse} from 'yaml';
import {removeKey, setValue} from '../model/edit';
import {formSections} from '../model/form';
import type {CommonFacts, Field, SourceFacts, Start} from '../model/types';
import {valueAt} from '../model/values';
import styles from '../styles.module.css';
import type {Form} from './change';
import Control from './Control';
import More from './More';
import Sink from './Sink';
import TextControl from './TextControl';

type Props = {
  text: string;
  values: unknown;
  source: SourceFacts;
  common: CommonFacts;
  start: Start;
  onText: (text: string) => void;
};

function Section({
  title,
  isOpen,
  children,
}: {
  title: ReactNode;
  isOpen?: boolean;
  children: ReactNode;
}): ReactNode {
  return (
    <details className={styles.section} open={isOpen ?? false}>
      <summary>{title}</summary>
      <div>{children}</div>
    </details>
  );
}

const controls = (fields: readonly Field[], form: Form) =>
  fields.map((field) => <Control key={field.name} field={field} form={form} />);

export default function RecipeForm({
  text,
  values,
  source,
  common,
  start,
  onText,
}: Props): ReactNode {
  const sections = useMemo(
    () => formSections(source, valueAt(parse(start.yaml) as unknown, ['source', 'config'])),
    [source, start],
  );
  const form: Form = {
    values,
    set: (path, value) =>
      onText(value === undefined ? removeKey(text, path) : setValue(text, path, value)),
  };
  const name = common.keys.find((key) => key.name === 'pipeline_name');
  return (
    <div className={styles.form}>
      <Section title={<Translate id="site.recipeTool.connection">Connection</Translate>} isOpen>
        {controls(sections.connection, form)}
      </Section>
      {sections.extract.length > 0 && (
        <Section title={<Translate id="site.recipeTool.extract">What to extract</Translate>}>
          {controls(sections.extract, form)}
        </Section>
      )}
      {sections.filters.length > 0 && (
        <Section title={<Translate id="site.recipeTool.filters">Filters</Translate>}>
          <p>
            <Translate id="site.recipeTool.patterns">
              One regular expression per line. It has to match from the start of the name; end it
              with $ to match the whole name.
            </Translate>
          </p>
          {controls(sections.filters, form)}
        </Section>
      )}
      <Section
        title={<Translate id="site.recipeTool.place">Name, instance, and deletions</Translate>}
      >
        {name && (
          <TextControl field={name} about={name.about} path={['pipeline_name']} form={form} />
        )}
        {controls(sections.place, form)}
      </Section>
      <Section title={<Translate id="site.recipeTool.destination">Destination</Translate>}>
        <Sink common={common} form={form} />
      </Section>
      {sections.more.length > 0 && (
        <Section title={<Translate id="site.recipeTool.others">All other settings</Translate>}>
          <More fields={sections.more} form={form} />
        </Section>
      )}
    </div>
  );
}
