/** The way from the top of a recipe to a field of its source. */
import type {Step} from '../../recipe-builder/model/lines';

/** `profiling.enabled` → `source`, `config`, `profiling`, `enabled` */
export function stepsOf(field: string): Step[] {
  return ['source', 'config', ...field.split('.')].map((key) => ({key}));
}
