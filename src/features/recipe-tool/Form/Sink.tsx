/** Where the metadata goes. */
import Translate from '@docusaurus/Translate';
import CodeText from '@site/src/features/answers/DirectAnswer/CodeText';
import type {ReactNode} from 'react';
import type {CommonFacts} from '../model/types';
import {valueAt} from '../model/values';
import styles from '../styles.module.css';
import type {Form} from './change';
import TextControl from './TextControl';

const SIMPLE = /^(?:string|secret)$/;

/** Settings of the usual sink that nearly every recipe needs. */
const USUAL = new Set(['server', 'token']);

export default function Sink({common, form}: {common: CommonFacts; form: Form}): ReactNode {
  const type = valueAt(form.values, ['sink', 'type']);
  const sink = common.sinks.find((one) => one.type === type);
  const fields = sink?.fields.filter(
    ({name, type: kind, required}) => SIMPLE.test(kind) && (required ?? USUAL.has(name)),
  );
  return (
    <>
      <div className={styles.control}>
        <label htmlFor="recipe-sink">
          <Translate id="site.recipeTool.sink">Sink</Translate>
        </label>
        <select
          id="recipe-sink"
          value={typeof type === 'string' ? type : ''}
          onChange={({target: {value}}) =>
            form.set(['sink'], value === '' ? undefined : {type: value, config: {}})
          }
        >
          <option value="" />
          {common.sinks.map((one) => (
            <option key={one.type} value={one.type} translate="no">
              {one.type}
            </option>
          ))}
          {typeof type === 'string' && !sink && (
            <option value={type} translate="no">
              {type}
            </option>
          )}
        </select>
        <small>
          {sink ? (
            <CodeText text={sink.about} />
          ) : (
            <Translate id="site.recipeTool.noSink">
              Without a sink, the recipe uses the connection of the CLI. In the UI, leave it out.
            </Translate>
          )}
        </small>
      </div>
      {fields?.map((field) => (
        <TextControl
          key={`${sink?.type} ${field.name}`}
          field={field}
          about={field.about}
          path={['sink', 'config', ...field.name.split('.')]}
          form={form}
        />
      ))}
    </>
  );
}
