/**
 * Reads from the environment which third-party services are on, and derives the settings that the configuration needs.
 */
import type {ContentHosts} from '../../src/lib/content-hosts';
import type {NamedService, ServiceSettings} from '../../src/features/services/model/load';
import type {Service} from '../../src/features/services/model/service';
import {hostsInPolicy, union} from './hosts';
import {consentRequired, type Environment, valuesOf} from './values';

/** The footer button with which readers allow or refuse services, with its text in case the dialog can't be loaded. */
const PRIVACY_CHOICES =
  '<button type="button" class="footer__link-item clean-btn" data-privacy-choices ' +
  'data-failed="Could not load the choices. Try again.">Privacy choices</button>';

export type SwitchedOn = {
  /**
   * `servicesOnRequest` are those that pages don't load by themselves, and `contentHosts` the hosts that pages may use.
   * Empty if no service is on.
   */
  customFields: {
    services?: ServiceSettings;
    servicesOnRequest?: readonly NamedService[];
    contentHosts?: ContentHosts;
  } & Record<string, unknown>;
  /** The module that loads the services; empty if there are none to load. */
  clientModules: string[];
  footerItems: {html: string}[];
};

type On = {service: Service; values: Readonly<Record<string, string>>};

const nameOf = ({service: {name}, values}: On) => (typeof name === 'string' ? name : name(values));

function settingsOf(on: readonly On[], environment: Environment): ServiceSettings | undefined {
  const list = on.flatMap((entry) => {
    const {id, purpose, consent, load} = entry.service;
    return load ? [{id, name: nameOf(entry), purpose, consent, load: load(entry.values)}] : [];
  });
  return list.length > 0 ? {list, consentRequired: consentRequired(environment)} : undefined;
}

/**
 * @param table the services that the site supports
 * @param environment `CONSENT=required` makes services wait for the reader's consent, `CONTENT_HOSTS` adds hosts to
 *   those of the table, in the syntax of a Content-Security-Policy
 * @throws ServiceError if a value isn't valid for its variable
 */
export function switchOn(table: readonly Service[], environment: Environment): SwitchedOn {
  const on = table.flatMap((service): On[] => {
    const values = valuesOf(service, environment);
    return values ? [{service, values}] : [];
  });
  // In development, page views must not be counted.
  const loads = environment['NODE_ENV'] !== 'development';
  const services = loads ? settingsOf(on, environment) : undefined;
  const servicesOnRequest = on
    .filter(({service}) => !service.load)
    .map((entry) => ({name: nameOf(entry), purpose: entry.service.purpose}));
  const contentHosts = union([
    ...on.map(({service, values}) => service.hosts(values)),
    hostsInPolicy(environment['CONTENT_HOSTS'] ?? ''),
  ]);
  return {
    customFields: {
      ...Object.assign({}, ...on.map(({service, values}) => service.customFields?.(values) ?? {})),
      ...(services && {services}),
      ...(servicesOnRequest.length > 0 && {servicesOnRequest}),
      ...(Object.keys(contentHosts).length > 0 && {contentHosts}),
    },
    clientModules: services ? ['./src/clientModules/services.ts'] : [],
    footerItems: services?.list.some(({consent}) => consent) ? [{html: PRIVACY_CHOICES}] : [],
  };
}
