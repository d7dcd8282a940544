/** The recipe tool: a form and the text of a recipe side by side, what is wrong with it, what it does, and how to run it. */
import Translate from '@docusaurus/Translate';
import {lazyPart} from '@site/src/components/lazy-part';
import LoadFailure from '@site/src/components/LoadFailure';
import Heading from '@theme/Heading';
import {type ReactNode, useDeferredValue, useMemo, useRef} from 'react';
import RecipeForm from '../Form';
import {checkRecipe} from '../model/check';
import {fileOf} from '../model/outputs/run';
import type {CommonFacts, SourceFacts, Start} from '../model/types';
import {valueAt} from '../model/values';
import styles from '../styles.module.css';
import {parsedValues} from '../model/yaml-text';
import {type Recipe, useRecipe} from '../useRecipe';
import Editor from './Editor';
import Explanation from './Explanation';
import Findings from './Findings';
import Outputs from './Outputs';
import Picker from './Picker';

const PathTester = lazyPart<{specs: unknown}>(() => import('@site/src/features/path-tester'));

/** Setting of sources that read files. */
const PATHS = 'path_specs';

/** Selects a line, and scrolls to it. */
function showLine(field: HTMLTextAreaElement | null, line: number): void {
  if (!field) return;
  const lines = field.value.split('\n');
  const start = lines.slice(0, line - 1).join('\n').length + (line > 1 ? 1 : 0);
  field.focus();
  field.setSelectionRange(start, start + (lines[line - 1] ?? '').length);
  const height = field.scrollHeight / lines.length;
  field.scrollTop = Math.max(0, (line - 4) * height);
}

type ReadyProps = {
  recipe: Recipe;
  text: string;
  source: SourceFacts;
  common: CommonFacts;
  start: Start;
};

function Ready({recipe, text, source, common, start}: ReadyProps): ReactNode {
  const field = useRef<HTMLTextAreaElement>(null);
  // The form has to keep up with typing; the check may come later.
  const values = useMemo(() => parsedValues(text), [text]);
  const late = useDeferredValue(text);
  const {
    findings,
    values: checked,
    lineAt,
  } = useMemo(() => checkRecipe(late, common, source), [late, common, source]);
  const {version, setText} = recipe;
  const docs = source.page.replace(/\/generated\/.*$/, '');
  const isWrong = findings.some(({severity}) => severity === 'error');
  return (
    <>
      <div className={styles.sides}>
        <div>
          {values === undefined ? (
            <p className={styles.blocked}>
              <Translate id="site.recipeTool.blocked">
                The form is back as soon as the YAML can be read.
              </Translate>
            </p>
          ) : (
            <RecipeForm
              key={`${source.plugin} ${start.slug}`}
              {...{text, values, source, common, start}}
              onText={setText}
            />
          )}
        </div>
        <div>
          <Editor
            text={text}
            file={fileOf({values})}
            field={field}
            isWrong={isWrong}
            onText={setText}
            onStartOver={recipe.isEdited ? recipe.startOver : undefined}
          />
          <Findings
            text={text}
            findings={findings}
            onRepair={setText}
            onLine={(line) => showLine(field.current, line)}
          />
        </div>
      </div>
      <Heading as="h2" id="explanation">
        <Translate id="site.recipeTool.explanation">What the recipe does</Translate>
      </Heading>
      <Explanation values={checked} source={source} common={common} lineAt={lineAt} />
      {source.fields.some(({name}) => name === PATHS) && (
        <>
          <Heading as="h2" id="paths">
            <Translate id="site.recipeTool.paths">Test paths</Translate>
          </Heading>
          <p>
            <Translate id="site.recipeTool.pathsAbout">
              Paste paths to see which datasets and partitions the path_specs of the recipe make of
              them. Nothing is sent anywhere.
            </Translate>
          </p>
          <PathTester specs={valueAt(values, ['source', 'config', PATHS])} />
        </>
      )}
      <Heading as="h2" id="run">
        <Translate id="site.recipeTool.run">Run it</Translate>
      </Heading>
      <Outputs
        run={{text: late, values: checked, source, sinks: common.sinks, release: version.release}}
        docs={docs}
      />
    </>
  );
}

export default function Tool(): ReactNode {
  const recipe = useRecipe();
  const {text, start, common, source} = recipe;
  const failed = [common, source].find(({error}) => error !== undefined);
  return (
    <div className={styles.tool}>
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
