/** Shape of the table of redirects and response headers that every host is configured from. */
import type {Redirect} from '../../plugins/redirects';

/** Response headers of every address that starts with `under`; `/` means all of them. */
export type HeaderRule = {under: '/' | `/${string}/`; headers: Readonly<Record<string, string>>};

/** The whole table. Where two header rules set the same name, the later one counts. */
export type HostingRules = {redirects: readonly Redirect[]; headers: readonly HeaderRule[]};
