/** The tool once the facts have arrived: form, recipe, findings, explanation, paths, and ways to run it. */
import Translate from '@docusaurus/Translate';
import {lazyPart} from '@site/src/components/lazy-part';
import {useAfterPaint} from '@site/src/hooks/useAfterPaint';
import Heading from '@theme/Heading';
import {type ReactNode, useMemo, useRef} from 'react';
import RecipeForm from '../Form';
import {checkRecipe} from '../model/check';
import {fileOf} from '../model/outputs/run';
import {pluginOf} from '../model/settings';
import type {CommonFacts, SourceFacts, Start} from '../model/types';
import {valueAt} from '../model/values';
import {parsedValues} from '../model/yaml-text';
import styles from '../styles.module.css';
import type {Recipe} from '../useRecipe';
import Editor from './Editor';
import Explanation from './Explanation';
import Findings from './Findings';
import Outputs from './Outputs';

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

/** Whether a recipe names a source that isn't the chosen one: a class, or a source that this version doesn't have. */
function isOfOther(values: unknown, {plugin}: SourceFacts): boolean {
  const named = pluginOf(values);
  return named !== '' && named !== plugin;
}

/** Shown instead of the form if it has nothing to write into. */
function Blocked({isOther, name}: {isOther: boolean; name: string}): ReactNode {
  return (
    <p className={styles.blocked}>
      {isOther ? (
        <Translate id="site.recipeTool.other" values={{name}}>
          {
            'The recipe names a source that this version doesn’t describe, so only its other parts are checked. The form is for {name}.'
          }
        </Translate>
      ) : (
        <Translate id="site.recipeTool.blocked">
          The form comes back as soon as the YAML can be read.
        </Translate>
      )}
    </p>
  );
}

type ReadyProps = {
  recipe: Recipe;
  text: string;
  source: SourceFacts;
  common: CommonFacts;
  start: Start;
};

export default function Ready({recipe, text, source, common, start}: ReadyProps): ReactNode {
  const field = useRef<HTMLTextAreaElement>(null);
  // The form has to keep up with typing; the check may come later.
  const values = useMemo(() => parsedValues(text), [text]);
  const isOther = isOfOther(values, source);
  const late = useAfterPaint(text);
  const {
    findings,
    values: checked,
    lineAt,
  } = useMemo(
    () => checkRecipe(late, common, isOther ? undefined : source),
    [late, common, source, isOther],
  );
  const {version, setText} = recipe;
  const docs = source.page.replace(/\/generated\/.*$/, '');
  const isWrong = findings.some(({severity}) => severity === 'error');
  return (
    <>
      <div className={styles.sides}>
        <div>
          {values === undefined || isOther ? (
            <Blocked isOther={isOther} name={source.name} />
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
      {!isOther && (
        <>
          <Heading as="h2" id="explanation">
            <Translate id="site.recipeTool.explanation">What the recipe does</Translate>
          </Heading>
          <Explanation values={checked} source={source} common={common} lineAt={lineAt} />
        </>
      )}
      {!isOther && source.fields.some(({name}) => name === PATHS) && (
        <>
          <Heading as="h2" id="paths">
            <Translate id="site.recipeTool.paths">Test paths</Translate>
          </Heading>
          <p>
            <Translate id="site.recipeTool.pathsAbout">
              Paste paths to see which datasets and partitions the recipe’s path_specs derive from
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
