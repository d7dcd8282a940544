/** Turns one of Docusaurus' generated tables into a shorter module; `module` holds the function that it calls. */
export type TableLoader = (
  this: {
    resourcePath: string;
    addDependency(file: string): void;
    getOptions(): {module: string};
  },
  source: string,
) => string;
