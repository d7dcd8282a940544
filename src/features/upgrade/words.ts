/** Names of what a reader chooses, in the language of the page. */
import {translate} from '@docusaurus/Translate';
import type {FEATURES, Phase, Place} from './model/types';

/** @returns the name of an installation */
export function placeName(place: Place): string {
  return {
    quickstart: translate({id: 'site.upgrade.quickstart', message: 'Docker quickstart'}),
    compose: translate({id: 'site.upgrade.compose', message: 'Docker Compose on one host'}),
    helm: translate({id: 'site.upgrade.helm', message: 'Kubernetes with Helm'}),
    aws: translate({id: 'site.upgrade.aws', message: 'Helm on AWS'}),
    gcp: translate({id: 'site.upgrade.gcp', message: 'Helm on Google Cloud'}),
    azure: translate({id: 'site.upgrade.azure', message: 'Helm on Azure'}),
  }[place];
}

/** @returns the name of a feature */
export function featureName(feature: (typeof FEATURES)[number]): string {
  return {
    airflow: translate({id: 'site.upgrade.airflow', message: 'Airflow plugin'}),
    spark: translate({id: 'site.upgrade.spark', message: 'Spark'}),
    cli: translate({id: 'site.upgrade.cli', message: 'The CLI in scripts'}),
    python: translate({id: 'site.upgrade.python', message: 'Python SDK'}),
    java: translate({id: 'site.upgrade.java', message: 'Java SDK, Protobuf'}),
    graphql: translate({id: 'site.upgrade.graphql', message: 'GraphQL API'}),
    openapi: translate({id: 'site.upgrade.openapi', message: 'OpenAPI and REST'}),
    plugins: translate({id: 'site.upgrade.plugins', message: 'Custom plugins or sources'}),
    policies: translate({id: 'site.upgrade.policies', message: 'Custom policies'}),
    'sign-in': translate({id: 'site.upgrade.signIn', message: 'user.props, LDAP, or JAAS'}),
    ranger: translate({id: 'site.upgrade.ranger', message: 'Apache Ranger'}),
    analytics: translate({id: 'site.upgrade.analytics', message: 'Google Analytics in the UI'}),
    kafka: translate({id: 'site.upgrade.kafka', message: 'Custom topics or consumers'}),
    neo4j: translate({id: 'site.upgrade.neo4j', message: 'Neo4j as the graph store'}),
    opensearch: translate({id: 'site.upgrade.opensearch', message: 'OpenSearch'}),
    builds: translate({id: 'site.upgrade.builds', message: 'Images that you build'}),
  }[feature];
}

/** @returns the heading of a phase */
export function phaseName(phase: Phase): string {
  return {
    before: translate({id: 'site.upgrade.before', message: 'Before the upgrade'}),
    during: translate({id: 'site.upgrade.during', message: 'During the upgrade'}),
    after: translate({id: 'site.upgrade.after', message: 'After the server is upgraded'}),
  }[phase];
}

/** @returns the name of a release; `next` isn't one yet */
export function releaseName(name: string): string {
  return name === 'next' ? translate({id: 'site.upgrade.next', message: 'Next'}) : name;
}
