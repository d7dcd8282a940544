/** A configuration field, as its row on the page shows it. */
export type Field = {
  /** Id of the row: `snowflake.profiling.enabled`. */
  id: string;
  /** Type of the recipe that the field is for. */
  plugin: string;
  /** Path below `source.config`: `profiling.enabled`. */
  name: string;
  type: string;
  required: boolean;
  default?: string | undefined;
  example?: string | undefined;
};
