/** The entity types with the parts of their keys: what the workbench knows, for reading. */
import TYPES from '@generated/urn-types/default/types.json';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

export default function TypeTable(): ReactNode {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">
            <Translate id="site.urn.column.type">Type</Translate>
          </th>
          <th scope="col">
            <Translate id="site.urn.column.parts">Key parts, in order</Translate>
          </th>
          <th scope="col">
            <Translate id="site.urn.column.example">Example</Translate>
          </th>
        </tr>
      </thead>
      <tbody translate="no">
        {TYPES.map(({name, title, page, since, fields, example}) => (
          <tr key={name}>
            <td>
              {page === undefined ? title : <Link to={page}>{title}</Link>}
              {since !== undefined && since !== 'next' && (
                <small>
                  {' '}
                  <Translate id="site.urn.since" values={{release: since}}>
                    {'since {release}'}
                  </Translate>
                </small>
              )}
            </td>
            <td>{fields.map((field) => field.name).join(', ')}</td>
            <td>
              <code>{example}</code>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
