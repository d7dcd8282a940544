/** What programs did before people see it. */
import type {Screen} from '../screen';
import {table} from './parts';

/** Hides a table of the warehouse with the API, as a script does, and opens its page. */
export async function hide({open, page, settle}: Screen, name: string) {
  await open(table(name));
  await page.evaluate(async (urn) => {
    const query = `mutation hide($urn: String!) {
      batchUpdateSoftDeleted(input: {urns: [$urn], deleted: true})
    }`;
    await fetch('/api/v2/graphql', {
      method: 'POST',
      headers: {'content-type': 'application/json'},
      body: JSON.stringify({query, variables: {urn}}),
    });
  }, `urn:li:dataset:(urn:li:dataPlatform:snowflake,analytics.marts.${name},PROD)`);
  await page.reload();
  await settle();
}
