/** What the check found, with buttons that lead to the line, and that repair it. */
import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {applyFix, type Finding, type Fix, type Severity} from '../model/finding';
import styles from '../styles.module.css';

type Props = {
  text: string;
  findings: readonly Finding[];
  onRepair: (text: string) => void;
  onLine: (line: number) => void;
};

/** More would bury the first ones, which the others often follow from. */
const SHOWN = 30;

function kindOf(severity: Severity): string {
  return {
    error: translate({id: 'site.recipeTool.error', message: 'Error'}),
    secret: translate({id: 'site.recipeTool.secret', message: 'Secret'}),
    warning: translate({id: 'site.recipeTool.warning', message: 'Outdated'}),
    hint: translate({id: 'site.recipeTool.hint', message: 'Note'}),
  }[severity];
}

/** A key with its value; an item of a list has no key. */
const settingText = (key: unknown, value: string | boolean) =>
  typeof key === 'number' ? String(value) : `${String(key)}: ${value}`;

function labelOf(fix: Fix): string {
  switch (fix.kind) {
    case 'rename':
      return translate({id: 'site.recipeTool.fix.rename', message: 'Rename to {to}'}, {to: fix.to});
    case 'remove':
      return translate({id: 'site.recipeTool.fix.remove', message: 'Remove'});
    default: {
      const value =
        fix.kind === 'variable' ? `\${${fix.to}}` : settingText(fix.path.at(-1), fix.to);
      return translate({id: 'site.recipeTool.fix.use', message: 'Use {value}'}, {value});
    }
  }
}

/** Separate elements, because the browser's translation may have replaced the text nodes. */
function Verdict({findings}: Pick<Props, 'findings'>): ReactNode {
  const errors = findings.filter(({severity}) => severity === 'error').length;
  if (errors > 0) {
    return (
      <b key="no" className={styles.bad}>
        <Translate id="site.recipeTool.invalid" values={{errors}}>
          {'The recipe has errors: {errors}.'}
        </Translate>
      </b>
    );
  }
  return findings.length > 0 ? (
    <b key="almost" className={styles.almost}>
      <Translate id="site.recipeTool.almost" values={{notes: findings.length}}>
        {'The recipe is valid. Notes: {notes}.'}
      </Translate>
    </b>
  ) : (
    <b key="yes" className={styles.good}>
      <Translate id="site.recipeTool.valid">The recipe is valid.</Translate>
    </b>
  );
}

function Item({
  finding,
  onRepair,
  onLine,
  text,
}: Omit<Props, 'findings'> & {finding: Finding}): ReactNode {
  const {severity, line, path, message, fix} = finding;
  return (
    <li data-severity={severity}>
      <span>
        <b>{kindOf(severity)}</b>{' '}
        <button type="button" className={styles.link} onClick={() => onLine(line)}>
          <Translate id="site.recipeTool.line" values={{line}}>
            {'line {line}'}
          </Translate>
        </button>{' '}
        {path !== '' && (
          <>
            <code translate="no">{path}</code>{' '}
          </>
        )}
        {message}
      </span>
      {fix && (
        <button
          type="button"
          className="button button--secondary button--sm"
          onClick={() => onRepair(applyFix(text, fix))}
        >
          {labelOf(fix)}
        </button>
      )}
    </li>
  );
}

export default function Findings({findings, ...rest}: Props): ReactNode {
  const more = findings.length - SHOWN;
  return (
    <div className={styles.findings}>
      <p id="recipe-verdict" role="status">
        <Verdict findings={findings} />
      </p>
      <ul>
        {findings.slice(0, SHOWN).map((finding) => (
          <Item
            key={`${finding.line} ${finding.path} ${finding.message}`}
            finding={finding}
            {...rest}
          />
        ))}
      </ul>
      {more > 0 && (
        <p>
          <Translate id="site.recipeTool.more" values={{more}}>
            {'And {more} more, which may result from these.'}
          </Translate>
        </p>
      )}
    </div>
  );
}
