/** The table of what pages store in the reader's browser. */
import Translate from '@docusaurus/Translate';
import CodeInline from '@theme/CodeInline';
import type {ReactNode} from 'react';
import {STORED} from './stored';

export default function StoredTable(): ReactNode {
  return (
    <div className="table-scroll">
      <table>
        <thead>
          <tr>
            <th scope="col">
              <Translate id="site.privacy.key">Key, or how it begins</Translate>
            </th>
            <th scope="col">
              <Translate id="site.privacy.what">What is stored</Translate>
            </th>
            <th scope="col">
              <Translate id="site.privacy.until">Until</Translate>
            </th>
          </tr>
        </thead>
        <tbody>
          {STORED.map(({key, what, until}) => (
            <tr key={key}>
              <td>
                <CodeInline>{key}</CodeInline>
              </td>
              <td>{what}</td>
              <td>
                {until === 'closed' ? (
                  <Translate id="site.privacy.closed">you close the tab</Translate>
                ) : (
                  <Translate id="site.privacy.deleted">you delete the site’s data</Translate>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
