/** The URN in the forms that other tools take. */
import Translate, {translate} from '@docusaurus/Translate';
import CopyIconButton from '@site/src/components/CopyIconButton';
import type {ReactNode} from 'react';
import {encodedBytes, encodeUrl, MOST_BYTES} from '../model/encode';
import type {UrnType} from '../model/types';
import styles from './styles.module.css';

type Output = {name: string; text: string};

function outputs(urn: string, type: UrnType): Output[] {
  const path = `/openapi/v3/entity/${type.name.toLowerCase()}/${encodeUrl(urn)}`;
  return [
    {name: translate({id: 'site.urn.encoded', message: 'In a URL'}), text: encodeUrl(urn)},
    {
      name: translate({id: 'site.urn.read', message: 'Read it with cURL'}),
      text: `curl -H "Authorization: Bearer $DATAHUB_GMS_TOKEN" \\\n  "$DATAHUB_GMS_URL${path}"`,
    },
    {
      name: translate({id: 'site.urn.cli', message: 'Read it with the CLI'}),
      text: `datahub get --urn '${urn.replaceAll("'", `'\\''`)}'`,
    },
    {
      name: translate({id: 'site.urn.python', message: 'In Python'}),
      text: `from datahub.metadata.urns import Urn\n\nurn = Urn.from_string(${JSON.stringify(urn)})`,
    },
  ];
}

/** @param props `urn` must be valid */
export default function Outputs({urn, type}: {urn: string; type: UrnType}): ReactNode {
  return (
    <dl className={styles.outputs}>
      {outputs(urn, type).map(({name, text}) => (
        <div key={name}>
          <dt>
            {name} <CopyIconButton text={text} name={name} />
          </dt>
          <dd>
            <pre tabIndex={0} translate="no">
              <code>{text}</code>
            </pre>
          </dd>
        </div>
      ))}
      <div>
        <dt>
          <Translate id="site.urn.length">Length when encoded</Translate>
        </dt>
        <dd>
          <Translate id="site.urn.bytes" values={{bytes: encodedBytes(urn), most: MOST_BYTES}}>
            {'{bytes} of at most {most} bytes'}
          </Translate>
        </dd>
      </div>
    </dl>
  );
}
