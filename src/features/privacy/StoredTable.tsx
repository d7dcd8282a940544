/** The table of what pages store in the reader's browser, by how long it stays there. */
import Translate from '@docusaurus/Translate';
import CodeInline from '@theme/CodeInline';
import type {ReactNode} from 'react';
import {STORED} from './stored';

const LABELS = {
  deleted: <Translate id="site.privacy.deleted">Until you delete this site’s data</Translate>,
  closed: <Translate id="site.privacy.closed">Until you close the tab</Translate>,
};

function Rows({until}: {until: keyof typeof LABELS}): ReactNode {
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={2}>
          {LABELS[until]}
        </th>
      </tr>
      {STORED.filter((stored) => stored.until === until).map(({key, what}) => (
        <tr key={key}>
          <td>
            <CodeInline>{key}</CodeInline>
          </td>
          <td>{what}</td>
        </tr>
      ))}
    </tbody>
  );
}

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
          </tr>
        </thead>
        <Rows until="deleted" />
        <Rows until="closed" />
      </table>
    </div>
  );
}
