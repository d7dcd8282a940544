import {scenesOf} from '../scene';
import {choose, dialogOf, fillForm, newSource} from '../scenes-common/source-form';

export default scenesOf('docs/quick-ingestion-guides/kafka/configuration.md', {
  async form(screen) {
    const {frame, mark} = screen;
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
    await mark('Password');
    await mark('Schema Registry Credentials');
    await mark('YAML');
    await mark('Filter');
    frame(dialogOf(screen), 0);
  },
});
