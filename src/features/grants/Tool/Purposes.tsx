/** What a reader can want from a source: boxes to check, and buttons for usual choices. */
import Translate, {translate} from '@docusaurus/Translate';
import CodeText from '@site/src/features/answers/DirectAnswer/CodeText';
import type {ReactNode} from 'react';
import type {Purpose} from '../model/types';
import type {Result} from '../useGrants';
import styles from './styles.module.css';

type Props = {
  result: Result;
  onToggle: (id: string) => void;
  onChoose: (chosen: string[] | undefined) => void;
};

const KINDS = ['module', 'capability', 'field'] as const;

function legendOf(kind: Purpose['kind']): string {
  return {
    module: translate({id: 'site.grants.modules', message: 'Modules that you run'}),
    capability: translate({id: 'site.grants.capabilities', message: 'What you want to see'}),
    field: translate({id: 'site.grants.fields', message: 'Settings that you use'}),
  }[kind];
}

function Box({
  purpose,
  checked,
  onToggle,
}: {
  purpose: Purpose;
  checked: boolean;
  onToggle: () => void;
}): ReactNode {
  const {id, kind, note} = purpose;
  return (
    <label className={styles.box}>
      <input type="checkbox" checked={checked} onChange={onToggle} />
      <span>
        {kind === 'capability' ? id : <code translate="no">{id}</code>}
        {note !== '' && (
          <small>
            <CodeText text={note} />
          </small>
        )}
      </span>
    </label>
  );
}

export default function Purposes({result, onToggle, onChoose}: Props): ReactNode {
  const {shown, wanted, source} = result;
  if (shown.length === 0) {
    return (
      <p>
        <Translate id="site.grants.noChoice">
          There is nothing to choose: every run needs the same privileges.
        </Translate>
      </p>
    );
  }
  return (
    <>
      {KINDS.map((kind) => {
        const boxes = shown.filter((purpose) => purpose.kind === kind);
        return boxes.length === 0 ? null : (
          <fieldset key={`${source.slug} ${kind}`} className={styles.boxes}>
            <legend>{legendOf(kind)}</legend>
            {boxes.map((purpose) => (
              <Box
                key={purpose.id}
                purpose={purpose}
                checked={wanted.includes(purpose.id)}
                onToggle={() => onToggle(purpose.id)}
              />
            ))}
          </fieldset>
        );
      })}
      <div className={styles.buttons}>
        <button
          type="button"
          className="button button--secondary"
          onClick={() => onChoose(undefined)}
        >
          <Translate id="site.grants.usual">What a run does by default</Translate>
        </button>
        <button
          type="button"
          className="button button--secondary"
          onClick={() => onChoose(source.purposes.filter(keepsModule(result)).map(({id}) => id))}
        >
          <Translate id="site.grants.all">Everything</Translate>
        </button>
        <button
          type="button"
          className="button button--secondary"
          onClick={() => onChoose(wanted.filter((id) => isModule(result, id)))}
        >
          <Translate id="site.grants.nothing">Only what every run needs</Translate>
        </button>
      </div>
    </>
  );
}

const isModule = ({source}: Result, id: string) =>
  source.purposes.some((one) => one.id === id && one.kind === 'module');

/** Everything that the chosen modules can do; modules are often alternatives. */
const keepsModule =
  ({wanted}: Result) =>
  ({id, kind}: Purpose) =>
    kind !== 'module' || wanted.includes(id);
