/** The configuration of the hosted search service. */

/** Credentials that browsers may see; the key allows only searching. */
export type HostedService = {appId: string; searchKey: string; indexName: string};
