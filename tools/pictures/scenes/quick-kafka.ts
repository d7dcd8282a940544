import {scenesOf} from '../scene';
import {assetsOn} from '../scenes-common/assets';
import {createSecrets} from '../scenes-common/secrets';
import {choose, fillForm, frameDialog, newSource} from '../scenes-common/source-form';
import {openReport, saveAndRun, schedule} from '../scenes-common/source-run';
import {addPatterns, frameFilter, openSection} from '../scenes-common/source-sections';
import type {Screen} from '../screen';

async function fillIn(screen: Screen) {
  await newSource(screen, 'Kafka', 1240);
  await choose(screen, 'Security Protocol', 'SASL_SSL');
  await choose(screen, 'SASL Mechanism', 'PLAIN');
  await fillForm(screen, {
    Username: 'datahub_reader',
    Password: '${KAFKA_API_SECRET}',
    'Bootstrap Servers': 'broker.acme.example:9092',
    'Schema Registry URL': 'https://registry.acme.example',
    'Schema Registry Credentials': '${REGISTRY_API_KEY}:${REGISTRY_API_SECRET}',
  });
}

export default scenesOf('docs/quick-ingestion-guides/kafka/configuration.md', {
  async secrets(screen) {
    await createSecrets(screen, [
      {
        name: 'REGISTRY_API_KEY',
        value: 'Q3XK7LD2TP5RWM8V',
        description: 'Schema registry API key.',
      },
      {
        name: 'REGISTRY_API_SECRET',
        value: 'b0Zt9yWqLr4nVh2sXe7kUo6cPj1fMd8a',
        description: 'Schema registry API secret.',
      },
    ]);
  },

  async form(screen) {
    const {mark} = screen;
    await fillIn(screen);
    await mark('Password');
    await mark('Schema Registry Credentials');
    await mark('YAML');
    await mark('Filter');
    frameDialog(screen);
  },

  async filter(screen) {
    const {size, mark} = screen;
    await fillIn(screen);
    await size(1000, 1000);
    const filter = await openSection(screen, 'Filter');
    await addPatterns(screen, filter, {'Filter by Topic': {deny: '^_.*'}});
    await addPatterns(screen, filter, {'Filter by Topic': {deny: '.*-dlq$'}});
    await mark(filter.getByText('Deny Patterns'), 'Deny Patterns');
    frameFilter(screen, filter, 'Filter by Topic');
  },

  async run(screen) {
    await fillIn(screen);
    await schedule(screen);
    const row = await saveAndRun(screen, 'Kafka orders cluster', {
      seconds: 76,
      assets: assetsOn('kafka', {
        containers: {},
        datasets: {'payments.v1': 'Topic', 'clicks.raw': 'Topic'},
      }),
      warnings: [
        {
          title: 'Unable to find a matching subject name for the topic in the schema registry',
          message:
            'The topic value is either schema-less, or no messages have been written to the topic yet. ' +
            'If this is unexpected, check the topic_subject_map and topic_naming related configs.',
          context: ['clicks.raw'],
        },
      ],
    });
    await openReport(screen, row, 'Succeeded With Warnings');
  },
});
