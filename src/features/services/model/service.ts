/** An entry in the table of services (services.ts). */
import type {ContentHosts} from '../../../lib/content-hosts';
import type {Load} from './load';

/** The format of a variable's value. */
export type Format = {pattern: RegExp; example: string};

/** A third-party service. `Names` are its required variables, and `Optional` its optional ones. */
export type Service<Names extends string = string, Optional extends string = string> = {
  /** Short name, never reused for another service, because readers' answers are stored by it. */
  id: string;
  /** The name shown to readers. */
  name: string | ((values: Values<Names, Optional>) => string);
  /** What it does, as a phrase that follows its name: "counts which pages are read". */
  purpose: string;
  /** The service is enabled if all of these are set. */
  variables: Readonly<Record<Names, Format>>;
  optional?: Readonly<Record<Optional, Format>>;
  /** Whether a reader may refuse it: true for services that identify readers or that readers didn't request. */
  consent: boolean;
  /** Hosts that it uses, as its vendor lists them. */
  hosts(values: Values<Names, Optional>): ContentHosts;
  /** How pages load it. Without this, a component loads it when a reader requests it. */
  load?(values: Values<Names, Optional>): Load;
  /** What that component reads in `customFields`. */
  customFields?(values: Values<Names, Optional>): Record<string, unknown>;
};

type Values<Names extends string, Optional extends string> = Readonly<
  Record<Names, string> & Partial<Record<Optional, string>>
>;

/** Type-checks an entry's functions against its own variables; returns it with the type of all entries. */
export function service<Names extends string, Optional extends string = never>(
  row: Service<Names, Optional>,
): Service {
  return row as unknown as Service;
}
