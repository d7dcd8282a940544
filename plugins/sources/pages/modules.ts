/** The sections for each module: how to run it, and its configuration. */
import type {SourceModule} from '..';
import {blocks, code} from '../../page-kit/markdown';
import {config} from './config';
import {install, starterRecipe} from './setup';
import {suffixOf, type View} from './view';

/** Describes a module under an old name by reference to the fields of the new one. */
function alias(view: View, module: SourceModule, original: SourceModule): string {
  const fields = `[the fields of ${code(original.plugin)}](#config${suffixOf(view, original)})`;
  const name = module.deprecated ? 'the former name of' : 'another name for';
  return `${code(module.plugin)} is ${name} ${code(original.plugin)} and accepts ${fields}.`;
}

function section(view: View, module: SourceModule, level: string): string {
  const original = view.source.modules.find(({plugin}) => plugin === module.alias_of);
  return blocks(
    original && alias(view, module, original),
    install(view, module, level),
    starterRecipe(view, module, level),
  );
}

/** How to run the only module, or a section for each. */
export function moduleSections(view: View): string {
  const {modules} = view.source;
  const [only] = modules;
  if (modules.length === 1 && only) return section(view, only, '##');
  return blocks(
    ...modules.map((module) =>
      blocks(
        `## Module ${code(module.plugin)} {#module${suffixOf(view, module)}}`,
        section(view, module, '###'),
      ),
    ),
  );
}

/** The configuration of each module. An alias doesn't have its own. */
export function configSections(view: View): string {
  return blocks(...view.modules.map((module) => config(view, module)));
}
