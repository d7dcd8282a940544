/** A row of the configuration's table of services (services.ts). */
import type {ContentHosts} from '../../../lib/content-hosts';
import type {Load} from './load';

/** What the value of a variable looks like. */
export type Format = {pattern: RegExp; example: string};

/** A service of another host. `Names` are the variables that it needs, `Optional` those that it can do without. */
export type Service<Names extends string = string, Optional extends string = string> = {
  /** Short name, never used for another service: readers' answers are remembered by it. */
  id: string;
  /** What readers call it. */
  name: string | ((values: Values<Names, Optional>) => string);
  /** What it is for, as it follows its name: "counts which pages are read". */
  purpose: string;
  /** The service is on where all of these are set. */
  variables: Readonly<Record<Names, Format>>;
  optional?: Readonly<Record<Optional, Format>>;
  /** Whether a reader may refuse it: true for all that recognizes readers or that they did not ask for. */
  consent: boolean;
  /** Hosts that it uses, as its vendor lists them. */
  hosts(values: Values<Names, Optional>): ContentHosts;
  /** How pages load it. Without this, a component does once a reader asks for it. */
  load?(values: Values<Names, Optional>): Load;
  /** What that component reads in `customFields`. */
  customFields?(values: Values<Names, Optional>): Record<string, unknown>;
};

type Values<Names extends string, Optional extends string> = Readonly<
  Record<Names, string> & Partial<Record<Optional, string>>
>;

/** Checks a row's functions against its own variables; returns it as any other row. */
export function service<Names extends string, Optional extends string = never>(
  row: Service<Names, Optional>,
): Service {
  return row as unknown as Service;
}
