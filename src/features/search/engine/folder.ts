/** Where the files of the search are, below the base address; what is there is cached for a year, by its hash. */
export const FOLDER = 'assets/search';
