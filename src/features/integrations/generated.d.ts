/** Types of the files that the plugin integrations-data writes. */
declare module '@generated/integrations-data/default/catalog.json' {
  import type {Integration} from '@site/src/features/integrations/model/types';
  const cards: Integration[];
  export default cards;
}

declare module '@generated/integrations-data/default/notes.json' {
  import type {Notes} from '@site/src/features/integrations/model/types';
  const notes: Notes;
  export default notes;
}

declare module '@generated/integrations-data/default/marks.sprite' {
  /** URL of the SVG sprite with the brand marks. */
  const url: string;
  export default url;
}
