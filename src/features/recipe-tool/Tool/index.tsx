/** The recipe tool: a form and the text of a recipe side by side, what is wrong with it, what it does, and how to run it. */
import Translate from '@docusaurus/Translate';
import LoadFailure from '@site/src/components/LoadFailure';
import fields from '@site/src/features/tools/fields.module.css';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from '../styles.module.css';
import {useRecipe} from '../useRecipe';
import Picker from './Picker';
import Ready from './Ready';

export default function Tool(): ReactNode {
  const recipe = useRecipe();
  const {text, start, common, source} = recipe;
  const failed = [common, source].find(({error}) => error !== undefined);
  return (
    <div className={clsx(fields.fields, styles.tool)}>
      <Picker recipe={recipe} />
      {failed && (
        <LoadFailure error={failed.error} onRetry={failed.retry}>
          <Translate id="site.recipeTool.failed">
            The facts about this source did not load.
          </Translate>
        </LoadFailure>
      )}
      {text !== undefined && start && source.facts && common.facts ? (
        <Ready {...{recipe, text, start}} source={source.facts} common={common.facts} />
      ) : (
        !failed && (
          <p role="status">
            <Translate id="site.loading.part">Loading…</Translate>
          </p>
        )
      )}
    </div>
  );
}
