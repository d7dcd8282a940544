/** What the configuration says about the hosted search service. */

/** Identifiers that browsers may see; the key only searches. */
export type HostedService = {appId: string; searchKey: string; indexName: string};
