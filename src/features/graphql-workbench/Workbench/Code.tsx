/** The request as code, which sends it to the reader's own server. */
import Translate from '@docusaurus/Translate';
import CopyIconButton from '@site/src/components/CopyIconButton';
import {type ReactNode, useState} from 'react';
import {asCode, type Language, LANGUAGES} from '../model/as-code';
import styles from './styles.module.css';

const NAMES = Object.keys(LANGUAGES) as Language[];

function isJson(text: string): boolean {
  try {
    JSON.parse(text.trim() === '' ? '{}' : text);
    return true;
  } catch {
    return false;
  }
}

export default function Code({query, variables}: {query: string; variables: string}): ReactNode {
  const [language, setLanguage] = useState<Language>('curl');
  const code = isJson(variables) ? asCode(language, {query, variables}) : undefined;
  return (
    <>
      <fieldset className={styles.languages}>
        <legend>
          <Translate id="site.graphql.code">Send it to your server</Translate>
        </legend>
        {NAMES.map((name) => (
          <label key={name} htmlFor={`graphql-${name}`}>
            <input
              id={`graphql-${name}`}
              type="radio"
              name="graphql-language"
              checked={language === name}
              onChange={() => setLanguage(name)}
            />
            <span translate="no">{LANGUAGES[name]}</span>
          </label>
        ))}
      </fieldset>
      {code === undefined ? (
        <p>
          <Translate id="site.graphql.noCode">
            Fix the variables first: they aren’t valid JSON.
          </Translate>
        </p>
      ) : (
        <div className={styles.response}>
          <CopyIconButton text={code} name={LANGUAGES[language]} />
          <pre tabIndex={0} translate="no" className={styles.json}>
            <code>{code}</code>
          </pre>
        </div>
      )}
    </>
  );
}
